import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

/** The next numbers of a table, so that rows that refer to each other can be written at one go. */
export async function reserveIds(tx: Tx, table: keyof Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id
    from generate_series(1, ${count})`.execute(tx)
  return rows.map((row) => row.id)
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
