import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Moments of games that no file has any more. */
export const deleteUnusedMoments = (tx: Transaction<Database>, mids: readonly string[]) =>
  sql`
    delete from moment m
    where m.mid = any(${mids}) and not exists (select from game g where g.mid = m.mid)`.execute(tx)
