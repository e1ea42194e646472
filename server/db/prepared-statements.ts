import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'

const MARK = '/* prepared */'

/** Begins a statement that each connection reads and plans once, since calls send it all the time. */
export const prepared = sql.raw(MARK)

/** The pool for Kysely, which knows no prepared statements itself. */
export const preparingPool = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => new PreparingClient(await pool.connect()),
})

/** The few texts that are marked, each with the name by which connections know it. */
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
