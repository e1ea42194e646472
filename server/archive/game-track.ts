import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Transaction } from 'kysely'
import type { GameTrack } from '#domain/live-feed/game-track.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

const compress = promisify(gzip)

/** Stores positions and rings of games. A game that comes again has the newer ones. */
export async function saveTracks(
  tx: Tx,
  games: readonly { readonly mid: string; readonly track?: GameTrack }[],
) {
  for (const { mid, track } of games) {
    if (!track) continue
    const values = { mid, track: await compress(JSON.stringify(track)) }
    await tx
      .insertInto('game_track')
      .values(values)
      .onConflict((conflict) => conflict.column('mid').doUpdateSet({ track: values.track }))
      .execute()
  }
}

/** Deletes those of games that the archive no longer has. */
export async function deleteUnusedTracks(tx: Tx, mids: readonly string[]) {
  await tx
    .deleteFrom('game_track')
    .where('mid', '=', anyOf(mids))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('game').select('game.id').whereRef('game.mid', '=', 'game_track.mid'),
        ),
      ),
    )
    .execute()
}
