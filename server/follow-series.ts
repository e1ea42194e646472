import { type Kysely, sql } from 'kysely'
import { draftFollowMessages as texts } from '#contract/draft/draft-follow.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { decideGently, LIVE_USER_ID } from '#domain/draft/follow-live.ts'
import { isOverAfter } from '#domain/series/planned-games.ts'
import { teamKey } from '#domain/team/team.ts'
import type { Database } from './db/schema.ts'
import type { DraftPerformer } from './draft/draft.routes.ts'
import { draftFollowRepository } from './draft/follow/draft-follow.repository.ts'
import type { LiveServer } from './realtime/live.ts'
import { announceRoomUpdate } from './realtime/room-access.ts'
import { seriesService } from './series/series.service.ts'

interface Deps {
  readonly db: Kysely<Database>
  readonly banTieRule: TieRule
}

/** A notification of a new game can be lost. */
const LOOK_MS = 10_000
const ARCHIVE_USER = { id: LIVE_USER_ID, username: texts.archiveUser }

/**
 * Bans in the drafts of rooms what a new game of their series banned, however it came into the archive, and lifts what was
 * only assumed. Each game does it once, so a person can change it back. A ban that would take a pick away is asked for.
 */
export function followSeries(
  { db, banTieRule }: Deps,
  live: Pick<LiveServer, 'follow'>,
  draft: Pick<DraftPerformer, 'read' | 'perform'>,
) {
  const series = seriesService(db, banTieRule)
  const follow = draftFollowRepository(db)
  /** The newest game that each room has followed on this server. */
  const followed = new Map<number, number>()

  const followIn = async ({ room, seriesId, firstMid, firstGame, assumed }: RoomOfSeries) => {
    const detail = await series.detail(seriesId)
    const last = detail?.games.at(-1)
    if (!detail || !last || isOverAfter(detail, last.number)) return
    const change = async (game: number, type: 'ban' | 'unban', legend: string) => {
      const operation = { type, legend } as const
      const operationId = `series ${firstMid.slice(0, 40)} game ${game} ${type} room ${room}`
      const sender = { user: ARCHIVE_USER, operationId, decide: decideGently }
      const { refusal } = await draft.perform(room, operation, sender)
      if (refusal === 'picks_changed') await follow.ask(room, { operationId, operation })
    }
    const { banned_legends: known } = await draft.read(room)
    const inForce = detail.nextBans.map((legend) => findLegend(legend).snake)
    if (assumed !== null && known.includes(assumed) && !inForce.includes(assumed))
      await change(last.number, 'unban', assumed)
    // The draft began with the bans of the games before it, of which the last one was assumed.
    const from = last.number < firstGame ? firstGame : firstGame - 1
    for (const { number, banned } of detail.games) {
      const legend = banned && findLegend(banned.legend).snake
      if (number < from || legend === null) continue
      if (!known.includes(legend) && inForce.includes(legend)) await change(number, 'ban', legend)
    }
    await assumeBan(db, room, last.banned && findLegend(last.banned.legend).snake)
  }
  live.follow('room_update', LOOK_MS, async () => {
    await linkLobbies(db)
    for (const room of await listRooms(db)) {
      if (followed.get(room.room) === room.newest) continue
      await followIn(room)
      followed.set(room.room, room.newest)
    }
  })
}

const assumeBan = (db: Kysely<Database>, room: number, legend: string | null) =>
  db
    .updateTable('draft_room')
    .set({ assumed_ban: legend })
    .where('id', '=', room)
    .where('assumed_ban', 'is distinct from', legend)
    .execute()

/** A smaller lobby could be that of another series. */
const FEWEST_TEAMS = 10
/** How many of the teams of a lobby its series has, and the other way round. */
const MOST_TEAMS = 0.8

/** A room for which teams were chosen gets the series that they are just playing. */
async function linkLobbies(db: Kysely<Database>) {
  const rooms = await db
    .selectFrom('draft_room')
    .select(['id', 'teams'])
    .where('first_mid', 'is', null)
    .where('finished_at', 'is', null)
    .where(sql<boolean>`cardinality(teams) >= ${FEWEST_TEAMS}`)
    .orderBy('id')
    .execute()
  for (const { id, teams } of rooms) {
    const keys = teams.map(teamKey)
    const { rows: found } = await sql<{ mid: string }>`
      select min(g.mid) filter (where g.number = 1) as mid
      from game g join team_result t on t.game_id = g.id join team_alias a on a.team_id = t.team_id
      where g.is_current and g.series_id in (
        select series_id from game where is_current and started_at > now() - interval '12 hours'
      )
      group by g.series_id
      having count(distinct t.team_id) filter (where a.key = any(${keys}))
        >= ${MOST_TEAMS}::real * greatest(${keys.length}::bigint, count(distinct t.team_id))
        and count(*) filter (where g.number = 1) > 0
      order by max(g.started_at) desc limit 1`.execute(db)
    const mid = found[0]?.mid
    if (mid === undefined) continue
    await db
      .updateTable('draft_room')
      .set({ first_mid: mid, teams: [] })
      .where('id', '=', id)
      .where('first_mid', 'is', null)
      .execute()
    await announceRoomUpdate(db, id)
  }
}

interface RoomOfSeries {
  readonly room: number
  readonly seriesId: number
  readonly firstMid: string
  readonly firstGame: number
  /** What the last game is assumed to have banned. */
  readonly assumed: string | null
  /** The id of the newest game of the series. */
  readonly newest: number
}

/** The open rooms with a series. */
async function listRooms(db: Kysely<Database>): Promise<RoomOfSeries[]> {
  const rows = await db
    .selectFrom('draft_room as r')
    .innerJoin('game as first', (join) =>
      join.onRef('first.mid', '=', 'r.first_mid').on('first.is_current', '=', true),
    )
    .innerJoin('game as g', (join) =>
      join.onRef('g.series_id', '=', 'first.series_id').on('g.is_current', '=', true),
    )
    .select(['r.id as room', 'first.series_id as seriesId', 'first.mid as firstMid'])
    .select(['r.first_game as firstGame', 'r.assumed_ban as assumed'])
    .select(({ fn }) => fn.max('g.id').as('newest'))
    .where('r.finished_at', 'is', null)
    .groupBy(['r.id', 'first.series_id', 'first.mid', 'r.first_game', 'r.assumed_ban'])
    .orderBy('r.id')
    .execute()
  return rows
}
