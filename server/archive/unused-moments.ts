import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What people said about games that no file has any more. */
export async function deleteUnusedMoments(tx: Transaction<Database>, mids: readonly string[]) {
  for (const table of ['moment', 'insight_verdict']) {
    await sql`
      delete from ${sql.table(table)} m
      where m.mid = any(${mids}) and not exists (select from game g where g.mid = m.mid)`.execute(
      tx,
    )
  }
}
