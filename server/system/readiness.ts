import type { Kysely } from 'kysely'
import { readinessMessages as texts } from '#contract/base/readiness.texts.ts'
import { readMigrations } from '../db/migrate.ts'
import type { Database } from '../db/schema.ts'
import { settleWithin } from '../process/settle-within.ts'

/** Less than the time after which load balancers give up. */
const CHECK_MS = 2000

/** Returns a function that says why the server can't work yet; nothing if it can. */
export function watchReadiness(db: Kysely<Database>) {
  const known = readMigrations().then((migrations) => migrations.map(({ name }) => name))

  const check = async () => {
    const applied = await db.selectFrom('migration').select('name').execute()
    const admin = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst()
    const names = new Set(applied.map(({ name }) => name))
    const missing = (await known).filter((name) => !names.has(name))
    return [
      ...(missing.length > 0 ? [texts.migrationsMissing(missing)] : []),
      ...(admin ? [] : [texts.noAdministrator]),
    ]
  }
  return () => settleWithin<string[]>(CHECK_MS, check(), [texts.databaseAway])
}
