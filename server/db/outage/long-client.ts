import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { upgradeMessages as texts } from '#contract/base/upgrade.texts.ts'
import { withClient } from '../client.ts'
import { isBackendWorking } from './watch-backend.ts'

interface SilenceLimits {
  checkMs: number
  /** This many checks in a row without a sign of life. A disk can be that slow. */
  misses: number
}

const LIMITS: SilenceLimits = { checkMs: 3000, misses: 10 }

/**
 * Opens a connection for migrations and backups, whose statements can take any time while PostgreSQL works on them or
 * data arrives. Fails when neither happens any more.
 */
export async function withLongClient<T>(
  url: string,
  use: (client: Client) => Promise<T>,
  limits = LIMITS,
): Promise<T> {
  const socket = new Socket()
  const over = new AbortController()
  return withClient(
    url,
    async (client) => {
      const silence = silenceOf(url, client, socket, limits, over.signal)
      try {
        return await Promise.race([use(client), silence])
      } finally {
        over.abort()
      }
    },
    undefined,
    { stream: () => socket, query_timeout: undefined },
  )
}

async function silenceOf(
  url: string,
  client: Client,
  socket: Socket,
  { checkMs, misses: most }: SilenceLimits,
  signal: AbortSignal,
): Promise<never> {
  let moved = 0
  for (let misses = 0; misses < most; misses += 1) {
    await pause(checkMs, undefined, { signal })
    const now = socket.bytesRead + socket.bytesWritten
    if (now !== moved || (await isBackendWorking(url, client, checkMs))) misses = -1
    moved = now
  }
  // The statement would wait forever.
  socket.destroy()
  throw new Error(texts.silentDatabase)
}
