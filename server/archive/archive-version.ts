import { listen } from '../db/listen.ts'

export interface ArchiveVersion {
  /** The number of the last change; null while nobody tells us about new ones. */
  current(): number | null
  /** It is at least this one, whatever was heard. */
  learn(version: number): void
  close(): Promise<void>
}

/** Hears of every change of the archive, whichever server or command made it. */
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
      // Without ears a later change would go unnoticed.
      if (version !== null) version = Math.max(version, known)
    },
    close: listener.close,
  }
}
