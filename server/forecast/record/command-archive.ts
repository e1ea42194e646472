import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import { openCommandDatabase } from '../../db/command-database.ts'
import { migrate } from '../../db/migrate.ts'
import { openBackgroundDatabase } from '../../db/pool.ts'
import type { Database } from '../../db/schema.ts'
import { readEnv } from '../../process/env.ts'
import { loadRoster } from '../../catalog/follow-roster.ts'
import { settingRepository } from '../../catalog/setting.repository.ts'

/** Runs a command on the archive of the configured database. */
export async function withCommandArchive(
  run: (db: Kysely<Database>, tieRule: TieRule) => Promise<void>,
): Promise<void> {
  const env = readEnv(process.env)
  const database = await openCommandDatabase(env)
  try {
    await migrate(database.url)
    const db = openBackgroundDatabase(database.url)
    try {
      await loadRoster(db)
      await run(db, await settingRepository(db).findTieRule(env.BAN_TIE_RULE))
    } finally {
      await db.destroy()
    }
  } finally {
    await database.close()
  }
}
