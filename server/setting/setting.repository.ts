import type { Kysely } from 'kysely'
import { tieRule } from '#contract/ban-rule.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { lockArchive } from '../archive/series-change.ts'
import type { Database } from '../db/schema.ts'

const TIE_RULE = 'ban_tie_rule'

export const settingRepository = (db: Kysely<Database>) => ({
  /** What an administrator chose, or the first value. */
  async findTieRule(first: TieRule): Promise<TieRule> {
    const row = await db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', TIE_RULE)
      .executeTakeFirst()
    return row ? tieRule.parse(row.value) : first
  },

  /** Raises the archive's version, so every server drops the answers that used the old rule. */
  async saveTieRule(rule: TieRule, by: number) {
    const value = JSON.stringify(rule)
    await db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      await tx
        .insertInto('setting')
        .values({ name: TIE_RULE, value, updated_by: by })
        .onConflict((on) =>
          on.column('name').doUpdateSet({ value, updated_by: by, updated_at: new Date() }),
        )
        .execute()
    })
  },
})
