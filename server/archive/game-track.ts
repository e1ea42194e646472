import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql, type Transaction } from 'kysely'
import type { GameTrack } from '#domain/live-match/feed/game-track.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { MatchGame } from '#domain/archive/match.ts'
import { RING_SQUARE } from '#domain/map/ring/read-rings.ts'
import { toRingPoint } from '#domain/map/ring/ring-game.ts'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

const compress = promisify(gzip)

/** Stores positions and rings of games. A game that comes again has the newer ones. */
export async function saveTracks(
  tx: Tx,
  games: readonly Pick<MatchGame, 'mid' | 'map' | 'track'>[],
) {
  for (const { mid, map, track } of games) {
    if (!track) continue
    const values = { mid, track: await compress(JSON.stringify(track)) }
    await tx
      .insertInto('game_track')
      .values(values)
      .onConflict((conflict) => conflict.column('mid').doUpdateSet({ track: values.track }))
      .execute()
    if (map !== null) await saveRings(tx, mid, map, track)
  }
}

/** The first three rings are also kept where those of ring files are. */
async function saveRings(tx: Tx, mid: string, map: MapId, { rings }: GameTrack) {
  await tx.deleteFrom('ring_game').where('mid', '=', mid).execute()
  const places = [1, 2, 3].flatMap((number) => {
    const ring = rings.find((other) => other.number === number)
    return (ring && toRingPoint(map, ring)) ?? []
  })
  const centers = places.flatMap(({ x, y }) => [x, y]).map((at) => Math.round(at * RING_SQUARE))
  const isOnPicture = centers.every((at) => at >= 0 && at <= RING_SQUARE)
  if (places.length < 3 || !isOnPicture) return
  await tx
    .insertInto('ring_game')
    .values({ mid, map, import_id: null, day: null, centers })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes those of games of which the archive no longer has live data. */
export async function deleteUnusedTracks(tx: Tx, mids: readonly string[]) {
  for (const table of ['game_track', 'ring_game']) {
    await sql`
      delete from ${sql.table(table)} t
      where t.mid = any(${mids}) and not exists (
        select from game g join import i on i.id = g.import_id
        where g.mid = t.mid and i.format = 'liveapi')`.execute(tx)
  }
}
