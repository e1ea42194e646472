import { listen } from '../db/listen.ts'

export interface ArchiveVersion {
  /** The version of the last change; null while the listener is disconnected and changes could be missed. */
  current(): number | null
  /** Raises the version to at least this one, even if no notification arrived. */
  learn(version: number): void
  close(): Promise<void>
}

/** Follows every change of the archive, no matter which server or command made it. */
export async function followArchive(url: string): Promise<ArchiveVersion> {
  let version: number | null = null
  const listener = listen(url, ['archive'], {
    async connected(client) {
      const { rows } = await client.query<{ version: number }>('select version from archive')
      version = Math.max(version ?? 0, rows[0]?.version ?? 0)
    },
    heard(_, payload) {
      version = Math.max(version ?? 0, Number(payload))
    },
    lost() {
      version = null
    },
  })
  await listener.ready
  return {
    current: () => version,
    learn(known) {
      // Stay null while disconnected: a later change would go unnoticed.
      if (version !== null) version = Math.max(version, known)
    },
    close: listener.close,
  }
}
