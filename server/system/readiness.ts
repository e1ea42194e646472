import { type Kysely, sql } from 'kysely'
import { readinessMessages as texts } from '#contract/messages/readiness.ts'
import { readMigrations } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import { settleWithin } from '../process/settle-within.ts'

/** Less than the time after which load balancers give up. */
const CHECK_MS = 2000

/** Returns a function that says why the server can't work yet; nothing if it can. */
export function watchReadiness(db: Kysely<Database>) {
  const known = readMigrations().then((migrations) => migrations.map(({ name }) => name))

  const check = async () => {
    const { rows } = await sql<{ applied: string[]; has_admin: boolean }>`
      select array(select name from migration) as applied,
        exists (select from account where role = 'admin') as has_admin`.execute(db)
    const [row] = rows
    const missing = (await known).filter((name) => !row?.applied.includes(name))
    return [
      ...(missing.length > 0 ? [texts.migrationsMissing(missing)] : []),
      ...(row?.has_admin ? [] : [texts.noAdministrator]),
    ]
  }
  return () => settleWithin<string[]>(CHECK_MS, check(), [texts.databaseAway])
}
