import { withClient } from './client.ts'

/** Every column, constraint, index and trigger by what it does, regardless of the order of creation. */
export async function catalogOf(url: string): Promise<string[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ line: string }>(`
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      order by 1`),
  )
  return rows.map(({ line }) => line)
}
