import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { preparingPool } from './prepared-statements.ts'
import type { Database } from './schema.ts'

// node-postgres returns bigint as text; our counts fit a number.
types.setTypeParser(types.builtins.INT8, Number)

/** A request waits at most 5 s for the database: 2 s for a free connection, 3 s for the result. */
const CONNECT_MS = 2000
const QUERY_MS = 3000

/** For imports and for requests that have to wait for them. It has no time limits. */
export function openBackgroundDatabase(url: string): Kysely<Database> {
  const pool = new Pool({ connectionString: url, max: 4 })
  surviveCuts(pool, () => {})
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

export function openDatabase(url: string, onIdleError: (error: Error) => void): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    keepAlive: true,
  })
  surviveCuts(pool, onIdleError)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Kysely<Database>, Pool>()

/** The connections behind a database, to count them. */
export const poolOf = (db: Kysely<Database>): Pool | undefined => pools.get(db)

/**
 * Without a listener a lost connection would end the process, both in the idle pool and between two steps of a
 * transaction.
 */
function surviveCuts(pool: Pool, onIdleError: (error: Error) => void) {
  pool.on('error', onIdleError)
  pool.on('connect', (client) => void client.on('error', () => {}))
}
