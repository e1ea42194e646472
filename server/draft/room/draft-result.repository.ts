import { type Kysely, sql, type Transaction } from 'kysely'
import { draftResultMessages } from '#contract/draft/draft-result.texts.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { type DraftResult, isEmptyResult, type ResultSources } from '#domain/draft/draft-result.ts'
import { MAX_HISTORY } from '#domain/draft/draft.ts'
import { type MatchedGame, matchSeriesGames, type GameOfSeries } from '#domain/draft/series-game.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { teamKey } from '#domain/team/team.ts'
import { isSameSet } from '#domain/base/list.ts'
import { anyOf, bansOfGame, now } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { announceRoomUpdate } from '../../realtime/room-access.ts'
import { findClubTeams } from '../../catalog/club-teams.ts'

/** What decides where the archive has the games of a room. */
interface LinkedRoom {
  id: number
  team: string | null
  series_id: number | null
  first_game: number
}

export interface KnownResult extends ResultSources {
  /** The draft version that added it. */
  game: number
  /** Which game of the series it is. */
  number: number
  entered: (DraftResult & { by: string | null; at: number }) | null
  archive: (DraftResult & { comp: string[] | null }) | null
}

export const draftResultRepository = (db: Kysely<Database>, homeTeam: string) => ({
  /** The games of the rooms with what is known about them, in their order, by room. */
  async list(rooms: readonly LinkedRoom[]): Promise<Map<number, KnownResult[]>> {
    const [games, playedIn] = await Promise.all([
      readEntered(db, rooms),
      readArchive(db, rooms, homeTeam),
    ])
    const saved = Map.groupBy(games, ({ room_id }) => room_id)
    return new Map(
      rooms.map((room) => {
        const own = saved.get(room.id) ?? []
        const entries = own.map(({ comp, bans }) => ({
          comp: comp.map(keyOf),
          bannedLegends: bans.map(keyOf),
        }))
        const found = matchSeriesGames(entries, playedIn(room), room.first_game)
        return [room.id, own.map((row, at) => describe(row, entries[at]?.comp ?? [], found[at]))]
      }),
    )
  },

  /** A result without values is removed. */
  save: (room: number, game: number, result: DraftResult, by: number): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await requireGame(tx, room, game)
      await announceRoomUpdate(tx, room)
      if (isEmptyResult(result)) {
        await tx
          .deleteFrom('draft_result')
          .where('room_id', '=', room)
          .where('game', '=', game)
          .execute()
        return
      }
      const change = { ...result, changed_by: by, changed_at: now() }
      await tx
        .insertInto('draft_result')
        .values({ room_id: room, game, ...change })
        .onConflict((key) => key.columns(['room_id', 'game']).doUpdateSet(change))
        .execute()
      await removeOldest(tx, room)
    }),
})

async function requireGame(tx: Transaction<Database>, room: number, game: number) {
  const found = await tx
    .selectFrom('draft_history as h')
    .innerJoin('draft_room as r', 'r.id', 'h.room_id')
    .select('r.finished_at')
    .where('h.room_id', '=', room)
    .where('h.version', '=', game)
    .executeTakeFirst()
  if (!found) throw notFound(draftResultMessages.gameGone)
  if (found.finished_at) throw conflict('room_finished', draftRoomMessages.isFinished)
}

/** Results of removed games stay for an undo. There is one for each game that a reset can bring back. */
const removeOldest = (tx: Transaction<Database>, room: number) =>
  tx
    .deleteFrom('draft_result')
    .where('room_id', '=', room)
    .where('game', 'in', (eb) =>
      eb
        .selectFrom('draft_result as d')
        .leftJoin('draft_history as h', (join) =>
          join.onRef('h.room_id', '=', 'd.room_id').onRef('h.version', '=', 'd.game'),
        )
        .select('d.game')
        .where('d.room_id', '=', room)
        .where('h.id', 'is', null)
        .orderBy('d.game', 'desc')
        .offset(MAX_HISTORY),
    )
    .execute()

const keyOf = (legend: string) => findLegend(legend).key

type EnteredRow = Awaited<ReturnType<typeof readEntered>>[number]

function describe(
  { game, at, username: by, map, place, kills, points }: EnteredRow,
  comp: readonly string[],
  found: MatchedGame<PlayedResult> | undefined,
): KnownResult {
  const played = found?.played ?? null
  return {
    game,
    number: found?.number ?? 1,
    entered: at && { map, place, kills, points, by, at: at.getTime() },
    archive: played && {
      ...played.result,
      comp: isSameSet(played.comp, comp) ? null : played.comp.map((key) => findLegend(key).snake),
    },
  }
}

const readEntered = (db: Kysely<Database>, rooms: readonly LinkedRoom[]) =>
  db
    .selectFrom('draft_history as h')
    .leftJoin('draft_result as d', (join) =>
      join.onRef('d.room_id', '=', 'h.room_id').onRef('d.game', '=', 'h.version'),
    )
    .leftJoin('account as a', 'a.id', 'd.changed_by')
    .select(['h.room_id', 'h.version as game', 'd.map', 'd.place', 'd.kills'])
    .select(['d.points', 'd.changed_at as at', 'a.username'])
    .select([
      sql<string[]>`h.entry -> 'comp'`.as('comp'),
      sql<string[]>`h.entry -> 'bannedLegends'`.as('bans'),
    ])
    .where('h.room_id', '=', anyOf(rooms.map(({ id }) => id)))
    .orderBy('h.room_id')
    .orderBy('h.version')
    .execute()

interface PlayedResult extends GameOfSeries {
  result: DraftResult
}

/** The games of a room's series in which the room's team is. */
async function readArchive(db: Kysely<Database>, rooms: readonly LinkedRoom[], homeTeam: string) {
  const linked = rooms.filter(({ series_id }) => series_id !== null)
  if (linked.length === 0) return () => []
  const { defaultTeam } = await findClubTeams(db, homeTeam)
  const teamOf = ({ team }: LinkedRoom) => teamKey(team ?? defaultTeam ?? '')
  const rows = await db
    .selectFrom('game as g')
    .innerJoin('team_result as t', 't.game_id', 'g.id')
    .innerJoin('team_alias as a', 'a.team_id', 't.team_id')
    .select(['g.series_id', 'g.number', 'a.key', 'g.map', 't.placement', 't.kills', 't.points'])
    .select(['t.legends', bansOfGame.as('bans')])
    .where('g.is_current', '=', true)
    .where('g.series_id', '=', anyOf(linked.map(({ series_id }) => series_id)))
    .where('a.key', '=', anyOf([...new Set(linked.map(teamOf))]))
    .orderBy('g.number')
    .execute()
  const bySeries = Map.groupBy(rows, ({ series_id, key }) => `${series_id} ${key}`)
  return (room: LinkedRoom): PlayedResult[] =>
    (bySeries.get(`${room.series_id} ${teamOf(room)}`) ?? []).map((row) => ({
      number: row.number,
      comp: row.legends.map(keyOf),
      bans: row.bans.map(keyOf),
      result: { map: row.map, place: row.placement, kills: row.kills, points: row.points },
    }))
}
