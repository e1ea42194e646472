import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getTeamRatings, type TeamRatings } from '#contract/team/team-rating.ts'
import { Z } from '#domain/base/interval.ts'
import { ratingRecord, RatingReplay } from '#domain/team/judge-ratings.ts'
import type { Database } from '../db/schema.ts'
import { type AnswerCache, servePrebuilt } from '../http/answer-cache.ts'
import { playedSeries } from '../archive/played-series.ts'

const DAY_MS = 86_400_000
/** Who hasn't played for so long isn't listed. */
const SHOWN_DAYS = 365

export const teamRatingRoutes = (
  app: FastifyInstance,
  db: Kysely<Database>,
  answers: AnswerCache,
) => servePrebuilt(app, getTeamRatings, answers, () => rateTeams(db))

/** Other requests are answered after so many series: an archive of 400 takes a quarter of a second. */
const AT_ONCE = 20

async function replay(archive: Awaited<ReturnType<typeof playedSeries>>) {
  const replayed = new RatingReplay()
  for (const [index, series] of archive.entries()) {
    if (index % AT_ONCE === 0) await nextTurn()
    replayed.add(series)
  }
  return replayed
}

/** Replays all games of the archive. */
async function rateTeams(db: Kysely<Database>): Promise<TeamRatings> {
  const archive = await playedSeries(db)
  const newest = archive.at(-1)?.startedAt ?? 0
  const { ratings, judged } = await replay(archive)
  const since = newest - SHOWN_DAYS * DAY_MS
  const recent = new Set(
    archive
      .filter(({ startedAt }) => startedAt >= since)
      .flatMap(({ games }) => games.flatMap((game) => game.map(({ team }) => team))),
  )
  const names = new Map(
    (await db.selectFrom('team').select(['id', 'name']).execute()).map(({ id, name }) => [
      id,
      name,
    ]),
  )
  const teams = ratings.teams().flatMap((id) => {
    const rating = recent.has(id) ? ratings.of(id, newest) : null
    const team = names.get(id)
    if (!rating || team === undefined) return []
    const { points, error, games } = rating
    return [{ team, rating: points, low: points - Z * error, high: points + Z * error, games }]
  })
  return { teams: teams.toSorted((a, b) => b.rating - a.rating), record: ratingRecord(judged) }
}
