import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/test-app.ts'
import { openDatabase } from './pool.ts'
import { prepared } from './prepared-statements.ts'

test('a connection prepares what is marked once, and nothing else', async () => {
  const db = openDatabase(await createTestDatabase(), () => {})
  onTestFinished(() => db.destroy())
  const statements = await db.transaction().execute(async (tx) => {
    for (const value of [1, 2, 3]) {
      const { rows } = await sql`${prepared} select ${value}::integer + 1 as next`.execute(tx)
      expect(rows).toEqual([{ next: value + 1 }])
      await sql`select ${value}::integer as plain`.execute(tx)
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements`.execute(tx)
    return rows.map(({ statement }) => statement)
  })
  expect(statements).toEqual(['/* prepared */ select $1::integer + 1 as next'])
})

test('a prepared statement outlives its table, which a restored backup makes anew', async () => {
  const db = openDatabase(await createTestDatabase(), () => {})
  onTestFinished(() => db.destroy())
  await db.transaction().execute(async (tx) => {
    for (const name of ['ash', 'fuse']) {
      await sql`create table legend_of (name text)`.execute(tx)
      await sql`insert into legend_of values (${name})`.execute(tx)
      const { rows } = await sql`${prepared} select name from legend_of`.execute(tx)
      expect(rows).toEqual([{ name }])
      await sql`drop table legend_of`.execute(tx)
    }
  })
})
