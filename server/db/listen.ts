import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const RETRY_MS = 500
/** A network may forget a connection without telling either end; so it is asked for an answer this often. */
const BEAT_MS = 15_000

interface Ears {
  /** Connected, again or for the first time; what happened before is not told, so it has to be looked up. */
  connected(client: Client): Promise<void> | void
  heard(channel: string, payload: string): void
  lost?(): void
}

/** Hears PostgreSQL's channels on a connection of its own; one that was cut is made anew for as long as it takes. */
export function listen(url: string, channels: readonly string[], ears: Ears, beatMs = BEAT_MS) {
  const closed = new AbortController()
  let client: Client | undefined

  const connect = async () => {
    const next = new Client({ connectionString: url, keepAlive: true, query_timeout: beatMs })
    next.on('error', () => {})
    next.on('notification', ({ channel, payload }) => ears.heard(channel, payload ?? ''))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${channel}`)
      await ears.connected(next)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    const beat = setInterval(() => {
      next.query('select 1').catch(() => next.end())
    }, beatMs)
    next.once('end', () => {
      clearInterval(beat)
      ears.lost?.()
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
    /** Once it hears for the first time. */
    ready: trying,
    close: async () => {
      closed.abort()
      await trying
      await client?.end()
    },
  }
}
