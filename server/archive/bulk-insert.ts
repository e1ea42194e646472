import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

/**
 * The next numbers of a table, so that rows that refer to each other can be written at one go. Only under the archive's
 * lock: between the two looks at the sequence nobody else may take a number.
 */
export async function reserveIds(tx: Tx, table: keyof Database, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ last: number }>`
    select setval(s, nextval(s) + ${count} - 1)::integer as last
    from pg_get_serial_sequence(${table}, 'id') s`.execute(tx)
  const first = (rows[0]?.last ?? 0) - count + 1
  return Array.from({ length: count }, (_, place) => first + place)
}

/** Any number of rows in one statement. */
export async function insertRows(tx: Tx, table: keyof Database, rows: readonly object[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    tx,
  )
}
