import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { KEEP_ALIVE } from './client.ts'

const RETRY_MS = 500

export interface ListenLimits {
  /** A network can drop a connection without telling either end, so a tiny query checks it this often. */
  beatMs: number
  /** For that query, and for a new connection. */
  answerMs: number
}

const LIMITS: ListenLimits = { beatMs: 1000, answerMs: 2000 }

interface Listener {
  /** Called after every connect and reconnect. Notifications from before are lost, so look up the current state. */
  connected(client: Client): Promise<void> | void
  heard(channel: string, payload: string): void
  lost?(): void
}

/** Hears of every sign of life, and of every one that didn't come. */
interface Health {
  answered(): void
  failed(): void
}

function createClient(url: string, answerMs: number) {
  const client = new Client({
    ...KEEP_ALIVE,
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => {})
  return client
}

/** Listens to PostgreSQL channels on its own connection and reconnects until it succeeds. */
export function listen(
  url: string,
  channels: readonly string[],
  listener: Listener,
  { beatMs, answerMs } = LIMITS,
  health?: Health,
) {
  const closed = new AbortController()
  const sleep = (ms: number) => pause(ms, undefined, { signal: closed.signal }).catch(() => {})

  const connect = async () => {
    const client = createClient(url, answerMs)
    client.on('notification', ({ channel, payload }) => listener.heard(channel, payload ?? ''))
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${channel}`)
      await listener.connected(client)
      health?.answered()
    } catch (error) {
      await client.end()
      throw error
    }
    return client
  }
  /** Ends with the connection. */
  const beat = async (client: Client) => {
    const isCut = new Promise((resolve) => void client.once('end', resolve))
    try {
      while (!closed.signal.aborted) {
        await Promise.race([sleep(beatMs), isCut])
        await client.query('select 1')
        health?.answered()
      }
    } finally {
      // Closes at once if the query is still open, so it doesn't wait for the other end.
      await client.end()
    }
  }
  const keepListening = async (onFirst: () => void) => {
    while (!closed.signal.aborted) {
      try {
        const client = await connect()
        onFirst()
        await beat(client).catch(() => {})
        listener.lost?.()
        health?.failed()
      } catch {
        health?.failed()
        await sleep(RETRY_MS)
      }
    }
    onFirst()
  }

  const { promise: ready, resolve: onFirst } = Promise.withResolvers<void>()
  const running = keepListening(onFirst)
  return {
    /** Resolves when it listens for the first time. */
    ready,
    close: async () => {
      closed.abort()
      await running
    },
  }
}
