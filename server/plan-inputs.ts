import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { TieRule } from '#domain/draft/ban.ts'
import { valueComps, valueModel } from '#domain/comp/recommendation.ts'
import { planCandidates } from '#domain/series-plan/plan-candidates.ts'
import type { BanOutlook } from '#domain/series-plan/series-plan.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { ArchiveVersion } from './archive/archive-version.ts'
import { findCurrentSeries } from './archive/current-series.ts'
import type { Database } from './db/schema.ts'
import { forecastService } from './forecast/forecast.service.ts'
import { historyRepository } from './forecast/history.repository.ts'
import { recommendationRepository } from './recommendation/recommendation.repository.ts'
import { teamUses } from './recommendation/team-uses.ts'
import type { GatherPlanInputs } from './series-plan/series-plan.routes.ts'
import { findClubTeams } from './setting/club-teams.ts'
import { settingRepository } from './setting/setting.repository.ts'

interface Deps {
  db: Kysely<Database>
  archiveVersion: Pick<ArchiveVersion, 'current'>
  homeTeam: string
  banTieRule: TieRule
}

/** A plan needs the values of compositions, our players, and the forecast of each game. */
export function planInputs({ db, archiveVersion, homeTeam, banTieRule }: Deps): GatherPlanInputs {
  const repository = recommendationRepository(db)
  const history = historyRepository(db)
  const usesOf = teamUses(db, homeTeam)
  const { banOutlook } = forecastService(db, archiveVersion, () =>
    settingRepository(db).findTieRule(banTieRule),
  )

  /** If the archive has the next game already, the lobby plays another series now. */
  const runningSeries = async (asked: number | null, game: number) => {
    const series = asked && (await findCurrentSeries(db, asked))
    const isPlayed = series !== null && (await history.gameOf(series, game)) !== null
    return isPlayed ? null : series
  }

  return async ({ team, teams, bannedLegends, game, maps, allowUnplayed, ...asked }) => {
    const series = await runningSeries(asked.series, game)
    const own = team ?? (await findClubTeams(db, homeTeam)).defaultTeam
    const others = teams.filter((other) => own === null || !isSameTeam(other, own))
    const uses = await usesOf(own ?? undefined)
    const sums = await repository.compSums()
    const candidates = planCandidates(valueComps(sums), {
      bans: bannedLegends,
      maps,
      uses,
      allowUnplayed,
    })
    const outlooks: BanOutlook[][] = []
    for (const [index, map] of maps.entries()) {
      const question = { teams: others, bannedLegends, map, game: game + index, known: [], series }
      outlooks.push(await banOutlook(question, Date.now()))
      // Each game is a whole forecast. Other requests take their turn in between.
      await nextTurn()
    }
    return {
      candidates,
      prior: valueModel(sums).prior,
      outlooks,
      uses: uses.map(({ player, legend, games }) => ({ player, legend, games })),
    }
  }
}
