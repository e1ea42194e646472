import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { KEEP_ALIVE } from './client.ts'
import { checkedPool } from './outage/checked-pool.ts'
import { watchBackend } from './outage/watch-backend.ts'
import type { Database } from './schema.ts'

// node-postgres returns bigint as text; our counts fit a number.
types.setTypeParser(types.builtins.INT8, Number)

interface RequestLimits {
  /** For a free connection, or for a new one. */
  connectMs: number
  /** PostgreSQL cancels the statement and the connection is fine. */
  statementMs: number
  /** If not even the cancellation arrives, the connection is dead. Longer than `statementMs` for that reason. */
  answerMs: number
}

/** The parts of the time that a request can wait for the database. */
export const requestLimits = (waitS: number): RequestLimits => ({
  connectMs: 300 * waitS,
  statementMs: 600 * waitS,
  answerMs: 680 * waitS,
})

/** A transaction of a request never waits for anything but its next statement. Its locks end when it is cut off. */
const REQUEST_TRANSACTION_MS = 10_000

export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  { connectMs, statementMs, answerMs } = requestLimits(5),
): Kysely<Database> {
  const pool = new Pool({
    ...KEEP_ALIVE,
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: REQUEST_TRANSACTION_MS,
  })
  surviveCuts(pool, onIdleError)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: checkedPool(pool) }) })
  pools.set(db, pool)
  return db
}

interface BackgroundLimits {
  connectMs: number
  /** For another change of the archive to end. A proxy in front of us usually waits 60 s for an answer. */
  lockMs: number
  /** How often PostgreSQL has to confirm that it is still working on a statement. */
  checkMs: number
}

const BACKGROUND: BackgroundLimits = { connectMs: 10_000, lockMs: 25_000, checkMs: 3000 }

/** The largest statement takes seconds, on the largest archive. */
const BACKGROUND_STATEMENT_MS = 10 * 60_000
/** The longest computation between two statements takes seconds. */
const BACKGROUND_TRANSACTION_MS = 60_000

/** For imports and for requests that have to wait for them. A statement can take long while PostgreSQL works on it. */
export function openBackgroundDatabase(
  url: string,
  { connectMs, lockMs, checkMs } = BACKGROUND,
): Kysely<Database> {
  const pool = new Pool({
    ...KEEP_ALIVE,
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: connectMs,
    lock_timeout: lockMs,
    statement_timeout: BACKGROUND_STATEMENT_MS,
    idle_in_transaction_session_timeout: BACKGROUND_TRANSACTION_MS,
  })
  surviveCuts(pool, () => {})
  const watch = watchBackend(url, checkMs)
  return new Kysely({ dialect: new PostgresDialect({ pool: checkedPool(pool, watch) }) })
}

const pools = new WeakMap<Kysely<Database>, Pool>()

/** The connections behind a database, to count them. */
export const poolOf = (db: Kysely<Database>): Pool | undefined => pools.get(db)

/**
 * Without a listener a lost connection would end the process, both in the idle pool and between two steps of a
 * transaction.
 */
function surviveCuts(pool: Pool, onIdleError: (error: Error) => void) {
  pool.on('error', (error) => {
    // The library adds the connection with its secret key, and all of it would be logged.
    Reflect.deleteProperty(error, 'client')
    onIdleError(error)
  })
  pool.on('connect', (client) => void client.on('error', () => {}))
}
