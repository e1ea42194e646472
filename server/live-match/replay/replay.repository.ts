import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { GameTrack } from '#domain/live-match/feed/game-track.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { SlotPlayer } from '#domain/live-match/replay/slot-teams.ts'
import type { Database } from '../../db/schema.ts'

const unpack = promisify(gunzip)

export interface TrackedGame {
  id: number
  series: number
  event: string
  number: number
  started_at: Date
  map: MapId | null
  /** Null if no file of the game has positions. */
  track: Buffer | null
}

export const replayRepository = (db: Kysely<Database>) => {
  const games = () =>
    db
      .selectFrom('game as g')
      .innerJoin('series as s', 's.id', 'g.series_id')
      .innerJoin('event as e', 'e.id', 's.event_id')
      .leftJoin('game_track as t', 't.mid', 'g.mid')
      .select(['g.id', 'g.series_id as series', 'e.name as event', 'g.number'])
      .select(['g.started_at', 'g.map', 't.track'])
      .where('g.is_current', '=', true)

  return {
    /** By its row in any file: the file that counts may have changed. */
    find: async (id: number): Promise<TrackedGame | null> =>
      (await games()
        .where('g.mid', '=', (eb) => eb.selectFrom('game').select('mid').where('id', '=', id))
        .executeTakeFirst()) ?? null,

    /** Games of a team on a map that have positions, newest first. */
    ofTeam: (teamId: number, map: MapId, limit: number): Promise<TrackedGame[]> =>
      games()
        .innerJoin('team_result as r', 'r.game_id', 'g.id')
        .where('r.team_id', '=', teamId)
        .where('r.is_current', '=', true)
        .where('g.map', '=', map)
        .where('t.mid', 'is not', null)
        .orderBy('r.played_at', 'desc')
        .orderBy('g.id', 'desc')
        .limit(limit)
        .execute(),

    async players(gameId: number): Promise<SlotPlayer[]> {
      const rows = await db
        .selectFrom('player_result as p')
        .innerJoin('team_result as r', 'r.id', 'p.team_result_id')
        .innerJoin('team as t', 't.id', 'r.team_id')
        .select(['p.player_id', 'p.name', 't.id', 't.name as team', 'r.placement'])
        .where('r.game_id', '=', gameId)
        .execute()
      return rows.map(({ player_id, name, id, team, placement }) => ({
        playerId: player_id,
        name,
        team: { id, name: team, placement },
      }))
    },
  }
}

/** Only server/archive/game-track.ts writes it. */
export const readTrack = async (track: Buffer): Promise<GameTrack> =>
  JSON.parse((await unpack(track)).toString())
