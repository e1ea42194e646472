import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { compEffectOf } from '#domain/regular/effect.ts'
import { expectedEffect, teamStrength } from '#domain/series-plan/expected-points.ts'
import { valueModel } from '#domain/regular/recommendation.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { planCandidates } from '#domain/series-plan/plan-candidates.ts'
import type { BanOutlook } from '#domain/series-plan/series-plan.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { ArchiveVersion } from './archive/archive-version.ts'
import { findCurrentSeries } from './archive/current-series.ts'
import { findTeamsBySpelling } from './archive/team/find-teams.ts'
import type { Database } from './db/schema.ts'
import { forecastService } from './forecast/forecast.service.ts'
import { backtestRepository } from './forecast/record/backtest.repository.ts'
import { historyRepository } from './forecast/history.repository.ts'
import { recommendationRepository } from './regular/recommendation.repository.ts'
import { teamUses } from './regular/team-uses.ts'
import { planHistoryRepository } from './series-plan/plan-history.repository.ts'
import type { GatherPlanInputs } from './series-plan/series-plan.routes.ts'
import { findClubTeams } from './catalog/club-teams.ts'

interface Deps {
  db: Kysely<Database>
  archiveVersion: Pick<ArchiveVersion, 'current'>
  homeTeam: string
  banTieRule: TieRule
}

/** A plan needs what we practice, what our team is worth, and the forecast of each game. */
export function planInputs({ db, archiveVersion, homeTeam, banTieRule }: Deps): GatherPlanInputs {
  const repository = recommendationRepository(db)
  const history = historyRepository(db)
  const planHistory = planHistoryRepository(db)
  const usesOf = teamUses(db, homeTeam)
  const backtests = backtestRepository(db)
  const { banOutlook } = forecastService(db, archiveVersion, banTieRule)

  /** If the archive has the next game already, the lobby plays another series now. */
  const runningSeries = async (asked: number | null, game: number) => {
    const series = asked && (await findCurrentSeries(db, asked))
    const isPlayed = series !== null && (await history.gameOf(series, game)) !== null
    return isPlayed ? null : series
  }

  const findTeamId = async (name: string | null) => {
    const [team] = name === null ? [] : (await findTeamsBySpelling(db, [name])).values()
    return team?.id ?? null
  }

  return async ({ team, teams, bannedLegends, game, maps, allowUnplayed, ...asked }) => {
    const series = await runningSeries(asked.series, game)
    const own = team ?? (await findClubTeams(db, homeTeam)).defaultTeam
    const ownId = await findTeamId(own)
    const others = teams.filter((other) => own === null || !isSameTeam(other, own))
    const uses = await usesOf(own ?? undefined)
    const { prior, within } = valueModel(await repository.compSums())
    const effects = await repository.effectSums()
    const points = await planHistory.pointsOf(ownId, series)
    const candidates = planCandidates({
      bans: bannedLegends,
      practiced: await planHistory.practicedBy(ownId),
      uses,
      field: Array.from(effects, ([compKey, { n }]) => ({ compKey, games: n })),
      allowUnplayed,
      effectOf: (key) => {
        const sums = effects.get(key)
        return expectedEffect(sums ? compEffectOf(sums, { prior, within }) : null, within)
      },
    })
    const lobby = { teams: others, bannedLegends, known: [], running: null, series }
    const outlooks: BanOutlook[][] = []
    for (const [index, map] of maps.entries()) {
      outlooks.push(await banOutlook({ ...lobby, map, game: game + index }, index, Date.now()))
      // Each game is a whole forecast. Other requests take their turn in between.
      await nextTurn()
    }
    return {
      candidates,
      unplayed: expectedEffect(null, within),
      strength: teamStrength(points.before, points.today, prior),
      outlooks,
      past: await planHistory.pastBans(series),
      ranges: await backtests.planRanges(),
      uses: uses.map(({ player, legend, games }) => ({ player, legend, games })),
    }
  }
}
