import type { Kysely } from 'kysely'
import { findLegend } from '#domain/catalog/legend.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import type { Database } from './db/schema.ts'
import type { SeriesStart } from './draft/room/draft-room.routes.ts'
import { seriesService } from './series/series.service.ts'

/** Where a draft room starts in a running series. */
export function seriesStart(db: Kysely<Database>, banTieRule: TieRule): SeriesStart {
  const series = seriesService(db, banTieRule)
  return async (id) => {
    const detail = await series.detail(id)
    const last = detail?.games.at(-1)
    if (!detail || !last) return null
    return {
      game: last.number + 1,
      bans: detail.nextBans,
      assumed: last.banned && findLegend(last.banned.legend).snake,
    }
  }
}
