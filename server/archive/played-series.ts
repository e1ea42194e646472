import type { Kysely } from 'kysely'
import type { PlayedSeries } from '#domain/series/judge-finish.ts'
import type { Database } from '../db/schema.ts'

type DatedSeries = PlayedSeries & { readonly startedAt: number }

/** All series of the archive with points, in the order they were played. */
export async function playedSeries(db: Kysely<Database>): Promise<DatedSeries[]> {
  const rows = await db
    .selectFrom('team_result as r')
    .innerJoin('game as g', 'g.id', 'r.game_id')
    .select(['g.series_id', 'g.number', 'g.started_at', 'r.team_id', 'r.points', 'r.placement'])
    .where('r.is_current', '=', true)
    .where('r.points', 'is not', null)
    .orderBy('g.started_at')
    .orderBy('g.number')
    .execute()
  return [...Map.groupBy(rows, (row) => row.series_id)].map(([id, own]) => ({
    id,
    startedAt: own[0]?.started_at.getTime() ?? 0,
    games: [...Map.groupBy(own, ({ number }) => number).values()].map((game) =>
      game.map((row) => ({ team: row.team_id, points: row.points ?? 0, placement: row.placement })),
    ),
  }))
}
