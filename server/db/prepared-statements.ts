import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'

const MARK = '/* prepared */'

/** Marks a hot statement: each connection parses and plans it only once. */
export const prepared = sql.raw(MARK)

/** Wraps the pool for Kysely, which has no prepared statements. */
export const preparingPool = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => new PreparingClient(await pool.connect()),
})

/** The marked statements and the name under which connections prepare them. */
const names = new Map<string, string>()

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are not supported.')
    if (!text.startsWith(MARK)) return this.#client.query(text, [...values])
    const name = names.get(text) ?? `ringwise-${names.size + 1}`
    names.set(text, name)
    return this.#client.query({ name, text, values: [...values] })
  }

  release(isBroken?: boolean) {
    this.#client.release(isBroken)
  }
}
