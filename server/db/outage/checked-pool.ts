import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { statementName } from '../prepared-statements.ts'

/** What node-postgres rejects with if a query isn't answered in time. */
const NO_ANSWER = 'Query read timeout'
export const noAnswer = () => new Error(NO_ANSWER)

/** Rejects when the answer to a statement of this connection won't come any more. */
export type Watch = (client: PoolClient, signal: AbortSignal) => Promise<never>

/**
 * Wraps the pool for Kysely. A connection that left a query unanswered is closed instead of reused, and so are those
 * that have been idle since before that query: the network has probably dropped them too.
 */
export function checkedPool(pool: Pool, watch?: Watch): PostgresPool {
  const answeredAt = new WeakMap<PoolClient, number>()
  let silentFrom = -Infinity

  pool.on('connect', (client) => void answeredAt.set(client, performance.now()))
  const heard: Heard = {
    answered: (client) => void answeredAt.set(client, performance.now()),
    silent: (sentAt) => {
      silentFrom = Math.max(silentFrom, sentAt)
    },
  }
  const connect = async () => {
    for (;;) {
      const client = await pool.connect()
      if ((answeredAt.get(client) ?? 0) >= silentFrom)
        return new CheckedClient(client, heard, watch)
      client.release(true)
    }
  }
  return { options: pool.options, end: () => pool.end(), connect }
}

interface Heard {
  answered(client: PoolClient): void
  /** A query that was sent at this time wasn't answered. */
  silent(sentAt: number): void
}

class CheckedClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #heard: Heard
  readonly #watch: Watch | undefined
  #isSilent = false

  constructor(client: PoolClient, heard: Heard, watch: Watch | undefined) {
    this.#client = client
    this.#heard = heard
    this.#watch = watch
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.')
    return this.#send(text, [...values])
  }

  async #send(text: string, values: unknown[]) {
    // A rollback after a lost statement would only wait for the same limit again.
    if (this.#isSilent) throw noAnswer()
    const sentAt = performance.now()
    try {
      const result = await this.#watched(
        this.#client.query({ name: statementName(text), text, values }),
      )
      this.#heard.answered(this.#client)
      return result
    } catch (error) {
      if (error instanceof Error && error.message === NO_ANSWER) {
        this.#isSilent = true
        this.#heard.silent(sentAt)
      }
      throw error
    }
  }

  async #watched<T>(answer: Promise<T>): Promise<T> {
    if (!this.#watch) return answer
    const over = new AbortController()
    try {
      return await Promise.race([answer, this.#watch(this.#client, over.signal)])
    } finally {
      over.abort()
    }
  }

  release(isBroken = false) {
    this.#client.release(isBroken || this.#isSilent)
  }
}
