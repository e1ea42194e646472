import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const RETRY_MS = 500
/** A network can drop a connection without telling either end, so a query checks it this often. */
const BEAT_MS = 15_000

interface Listener {
  /** Called after every connect and reconnect. Notifications from before are lost, so look up the current state. */
  connected(client: Client): Promise<void> | void
  heard(channel: string, payload: string): void
  lost?(): void
}

/** Listens to PostgreSQL channels on its own connection and reconnects until it succeeds. */
export function listen(
  url: string,
  channels: readonly string[],
  listener: Listener,
  beatMs = BEAT_MS,
) {
  const closed = new AbortController()
  let client: Client | undefined

  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true, query_timeout: beatMs })
    next.on('error', () => {})
    next.on('notification', ({ channel, payload }) => listener.heard(channel, payload ?? ''))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${channel}`)
      await listener.connected(next)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    const beat = setInterval(() => {
      next.query('select 1').catch(() => next.end())
    }, beatMs)
    next.once('end', () => {
      clearInterval(beat)
      listener.lost?.()
      trying = keepTrying()
    })
    client = next
  }
  const keepTrying = async () => {
    while (!closed.signal.aborted) {
      try {
        return await connect()
      } catch {
        await pause(RETRY_MS, undefined, { signal: closed.signal }).catch(() => {})
      }
    }
    return undefined
  }

  let trying = keepTrying()
  return {
    /** Resolves when it listens for the first time. */
    ready: trying,
    close: async () => {
      closed.abort()
      await trying
      await client?.end()
    },
  }
}
