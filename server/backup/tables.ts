import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'

export type Table = Manifest['tables'][number]

/** Makes PostgreSQL write each value the same way, no matter how the server is configured. */
export async function setTextFormats(client: Client) {
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; " +
      "set extra_float_digits = 3; set bytea_output = 'hex'",
  )
}

/** All tables except the list of migrations, each after the tables it refers to. */
export async function listTables(client: Client): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select t.table_name::text as name,
      array(select c.column_name::text from information_schema.columns c
        where c.table_schema = 'public' and c.table_name = t.table_name and c.is_generated = 'NEVER'
        order by c.ordinal_position) as columns,
      array(select distinct k.confrelid::regclass::text from pg_constraint k
        where k.contype = 'f' and k.conrelid = t.table_name::regclass and k.confrelid <> k.conrelid) as needs
    from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name <> 'migration'
    order by 1`)
  const ordered: typeof rows = []
  while (ordered.length < rows.length) {
    const next = rows.find(
      (row) =>
        !ordered.includes(row) && row.needs.every((need) => ordered.some((it) => it.name === need)),
    )
    if (!next) throw new Error('The foreign keys between the tables form a cycle.')
    ordered.push(next)
  }
  return ordered.map(({ name, columns }) => ({ name, columns }))
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: number | null }>(
    `select sequencename::text as name, last_value::integer as last
     from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}

export async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::integer as n from ${table}`)
  return rows[0]?.n ?? 0
}

export async function dumpTable(
  client: Client,
  { name, columns }: Omit<Table, 'rows'>,
  file: string,
) {
  const query = copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`)
  await pipeline(client.query(query), createWriteStream(file))
}

export async function loadTable(client: Client, { name, columns }: Table, file: string) {
  const query = copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)
  await pipeline(createReadStream(file), client.query(query))
}

/** A table filled in one go has its rows in the order of the file, so its text has the same hash as the file. */
export async function hashTable(client: Client, { name, columns }: Table): Promise<string> {
  const hash = createHash('sha256')
  const query = copyTo(`copy (select ${columns.join(', ')} from ${name} order by ctid) to stdout`)
  await pipeline(client.query(query), hash)
  return hash.digest('hex')
}
