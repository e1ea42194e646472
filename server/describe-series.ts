import type { Kysely } from 'kysely'
import { FORECAST_TEAMS } from '#contract/forecast/forecast.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { ArchiveVersion } from './archive/archive-version.ts'
import type { Database } from './db/schema.ts'
import { forecastService } from './forecast/forecast.service.ts'
import { seriesService } from './series/series.service.ts'
import { settingRepository } from './catalog/setting.repository.ts'
import { describeLastGame, type DescribeSeries } from './series/webhook/game-post.ts'

/** What is posted about a series needs its games and the forecast. */
export function seriesDescriber(
  db: Kysely<Database>,
  archive: Pick<ArchiveVersion, 'current'>,
  banTieRule: TieRule,
): DescribeSeries {
  const series = seriesService(db, banTieRule)
  const { forecast } = forecastService(db, archive, () =>
    settingRepository(db).findTieRule(banTieRule),
  )

  return async (id) => {
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
        series: id,
      },
      Date.now(),
    )
    return { game: last.number, post: describeLastGame(detail, nextBan) }
  }
}
