import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

/**
 * Gives each item the id its row will have, so rows that refer to each other can be inserted in bulk. Only call it
 * while holding the archive's lock: another transaction could take an id between the two reads of the sequence.
 */
export async function reserveIds<Item>(
  tx: Tx,
  table: keyof Database,
  items: readonly Item[],
): Promise<{ item: Item; id: number }[]> {
  const count = items.length
  if (count === 0) return []
  // Raw: reads and moves a sequence, whose name only the catalog knows.
  const { rows } = await sql<{ last: number }>`
    select setval(s, nextval(s) + ${count} - 1)::integer as last
    from pg_get_serial_sequence(${table}, 'id') s`.execute(tx)
  const first = (rows[0]?.last ?? 0) - count + 1
  return items.map((item, index) => ({ item, id: first + index }))
}

/** Inserts any number of rows in one statement, including rows with reserved ids. Every row needs the same columns. */
export async function insertRows<Table extends keyof Database>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    tx,
  )
}
