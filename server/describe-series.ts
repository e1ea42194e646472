import type { Kysely } from 'kysely'
import { FORECAST_TEAMS } from '#contract/forecast/forecast.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { simulateFinish } from '#domain/series/finish.ts'
import { finishQuestions, goesOn, playingAfter } from '#domain/series/finish-question.ts'
import type { ArchiveVersion } from './archive/archive-version.ts'
import type { Database } from './db/schema.ts'
import { forecastService } from './forecast/forecast.service.ts'
import { findStrength, seriesService } from './series/series.service.ts'
import {
  describeLastGame,
  type DescribeSeries,
  type TopChances,
} from './series/webhook/game-post.ts'

/** What is posted about a series needs its games and the forecast. */
export function seriesDescriber(
  db: Kysely<Database>,
  archive: Pick<ArchiveVersion, 'current'>,
  banTieRule: TieRule,
): DescribeSeries {
  const series = seriesService(db, banTieRule)
  const { forecast } = forecastService(db, archive, banTieRule)

  return async (id, { hasFinish }) => {
    const detail = await series.detail(id)
    const last = detail?.games.at(-1)
    if (!detail || !last) return { game: 0, post: '' }
    const { nextBan } = await forecast(
      {
        teams: detail.teams.slice(0, FORECAST_TEAMS).map(({ team }) => team),
        bannedLegends: detail.nextBans,
        map: null,
        game: last.number + 1,
        known: [],
        running: null,
        series: id,
      },
      Date.now(),
    )
    return {
      game: last.number,
      post: describeLastGame(detail, nextBan, hasFinish ? await topChances(db, detail) : []),
    }
  }
}

/** Few enough to hold up nobody: a post goes out once a game. */
const RUNS = 4000

async function topChances(db: Kysely<Database>, detail: SeriesDetail): Promise<TopChances> {
  const after = detail.games.at(-1)?.number ?? 0
  const strength = goesOn(detail, after) ? await findStrength(db, detail.id) : null
  const question = strength && finishQuestions(detail, strength, after, null).at(-1)
  if (!question) return []
  const { top5 } = simulateFinish({ ...question, runs: RUNS })
  return playingAfter(detail, after)
    .map(({ team }, index) => ({ team, chance: top5[index] ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance)
}
