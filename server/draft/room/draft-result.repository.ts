import type { Kysely, Transaction } from 'kysely'
import { draftResultMessages } from '#contract/messages/draft-result.ts'
import { draftRoomMessages } from '#contract/messages/draft-room.ts'
import { type DraftResult, isEmptyResult, type ResultSources } from '#domain/draft/draft-result.ts'
import { MAX_HISTORY } from '#domain/draft/draft.ts'
import { teamKey } from '#domain/team/team.ts'
import { anyOf, now } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { announceRoomUpdate } from '../../live/room-access.ts'
import { findClubTeams } from '../../setting/club-teams.ts'

/** What decides where the archive has the games of a room. */
interface LinkedRoom {
  id: number
  team: string | null
  series_id: number | null
}

export interface KnownResult extends ResultSources {
  /** The draft version that added it. */
  game: number
  entered: (DraftResult & { by: string | null; at: number }) | null
}

export const draftResultRepository = (db: Kysely<Database>, homeTeam: string) => ({
  /** The games of which something is known, in their order, by room. */
  async list(rooms: readonly LinkedRoom[]): Promise<Map<number, KnownResult[]>> {
    const [games, archive] = await Promise.all([
      readEntered(db, rooms),
      readArchive(db, rooms, homeTeam),
    ])
    const known = games.map(({ room_id, game, number, at, ...row }) => {
      const { map, place, kills, points, username: by } = row
      const entered = at && { map, place, kills, points, by, at: at.getTime() }
      return { room_id, game, entered, archive: archive(room_id, number) }
    })
    const some = known.filter((one) => one.entered !== null || one.archive !== null)
    return Map.groupBy(some, ({ room_id }) => room_id)
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

const readEntered = (db: Kysely<Database>, rooms: readonly LinkedRoom[]) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('draft_history')
        .select(['room_id', 'version'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('room_id').orderBy('version'))
            .as('number'),
        )
        .where('room_id', '=', anyOf(rooms.map(({ id }) => id)))
        .as('h'),
    )
    .leftJoin('draft_result as d', (join) =>
      join.onRef('d.room_id', '=', 'h.room_id').onRef('d.game', '=', 'h.version'),
    )
    .leftJoin('account as a', 'a.id', 'd.changed_by')
    .select(['h.room_id', 'h.version as game', 'h.number', 'd.map', 'd.place', 'd.kills'])
    .select(['d.points', 'd.changed_at as at', 'a.username'])
    .orderBy('h.room_id')
    .orderBy('h.version')
    .execute()

/** What the archive has about the games of the rooms' series in which the rooms' teams are, by room and number. */
async function readArchive(db: Kysely<Database>, rooms: readonly LinkedRoom[], homeTeam: string) {
  const linked = rooms.filter(({ series_id }) => series_id !== null)
  if (linked.length === 0) return () => null
  const { defaultTeam } = await findClubTeams(db, homeTeam)
  const keyOf = ({ team }: LinkedRoom) => teamKey(team ?? defaultTeam ?? '')
  const rows = await db
    .selectFrom('game as g')
    .innerJoin('team_result as t', 't.game_id', 'g.id')
    .innerJoin('team_alias as a', 'a.team_id', 't.team_id')
    .select(['g.series_id', 'g.number', 'a.key', 'g.map', 't.placement', 't.kills', 't.points'])
    .where('g.is_current', '=', true)
    .where('g.series_id', '=', anyOf(linked.map(({ series_id }) => series_id)))
    .where('a.key', '=', anyOf([...new Set(linked.map(keyOf))]))
    .execute()
  const found = new Map<string, DraftResult>(
    rows.map(({ series_id, number, key, placement, ...result }) => [
      `${series_id} ${number} ${key}`,
      { map: result.map, place: placement, kills: result.kills, points: result.points },
    ]),
  )
  const roomOf = new Map(linked.map((room) => [room.id, room]))
  return (id: number, number: number): DraftResult | null => {
    const room = roomOf.get(id)
    return (room && found.get(`${room.series_id} ${number} ${keyOf(room)}`)) ?? null
  }
}
