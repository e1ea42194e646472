import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

export interface ArchiveVersion {
  /** The number of the last change; null while nobody tells us about new ones. */
  current(): number | null
  close(): Promise<void>
}

/** Hears of every change of the archive, whichever server or command made it. */
export async function followArchive(url: string): Promise<ArchiveVersion> {
  const closed = new AbortController()
  let version: number | null = null
  let client: Client

  const connect = async () => {
    client = new Client({ connectionString: url, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => {
      version = Math.max(version ?? 0, Number(payload))
    })
    await client.connect()
    await client.query('listen archive')
    const { rows } = await client.query<{ version: number }>('select version from archive')
    version = rows[0]?.version ?? 0
    client.once('end', () => void reconnect())
  }
  const reconnect = async () => {
    version = null
    while (!closed.signal.aborted) {
      try {
        return await connect()
      } catch {
        await pause(500)
      }
    }
    return undefined
  }

  await connect()
  return {
    current: () => version,
    async close() {
      closed.abort()
      await client.end()
    },
  }
}
