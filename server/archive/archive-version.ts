import type { Client } from 'pg'
import { listen, type ListenLimits } from '../db/listen.ts'
import type { DatabaseLink } from '../db/outage/database-link.ts'

export interface ArchiveVersion {
  /** The version of the last change; null while the listener is disconnected and changes could be missed. */
  current(): number | null
  /** Raises the version to at least this one, even if no notification arrived. */
  learn(version: number): void
  close(): Promise<void>
}

/** Follows every change of the archive, no matter which server or command made it. */
export async function followArchive(
  url: string,
  link?: DatabaseLink,
  limits?: ListenLimits,
): Promise<ArchiveVersion> {
  let version: number | null = null
  const follow = {
    async connected(client: Client) {
      const { rows } = await client.query<{ version: number }>('select version from archive')
      version = Math.max(version ?? 0, rows[0]?.version ?? 0)
    },
    heard(_: string, payload: string) {
      version = Math.max(version ?? 0, Number(payload))
    },
    lost() {
      version = null
    },
  }
  const listener = listen(url, ['archive'], follow, limits, link)
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
