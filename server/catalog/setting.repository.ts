import type { Kysely } from 'kysely'
import { tieRule } from '#contract/catalog/ban-rule.ts'
import { type ClubTeams, getClubTeams } from '#contract/catalog/own-team.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { lockArchive } from '../archive/series-change.ts'
import type { Database } from '../db/schema.ts'

const TIE_RULE = 'ban_tie_rule'
const CLUB_TEAMS = 'club_teams'

/** What administrators chose. Saving raises the archive's version, so every server drops answers that used the old value. */
export function settingRepository(db: Kysely<Database>) {
  const find = (name: string) =>
    db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()

  async function save(name: string, content: unknown, by: number) {
    const value = JSON.stringify(content)
    await db.transaction().execute(async (tx) => {
      await lockArchive(tx)
      await tx
        .insertInto('setting')
        .values({ name, value, updated_by: by })
        .onConflict((on) =>
          on.column('name').doUpdateSet({ value, updated_by: by, updated_at: new Date() }),
        )
        .execute()
    })
  }

  return {
    /** What an administrator chose, or the first value. */
    async findTieRule(first: TieRule): Promise<TieRule> {
      const row = await find(TIE_RULE)
      return row ? tieRule.parse(row.value) : first
    },
    saveTieRule: (rule: TieRule, by: number) => save(TIE_RULE, rule, by),

    /** Null if no administrator has saved them yet. */
    async findClubTeams(): Promise<ClubTeams | null> {
      const row = await find(CLUB_TEAMS)
      return row ? getClubTeams.output.parse(row.value) : null
    },
    saveClubTeams: (teams: ClubTeams, by: number) => save(CLUB_TEAMS, teams, by),
  }
}
