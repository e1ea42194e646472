import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { playLive } from '#server/live-match/simulator/play-live.ts'
import { simulateSeries } from '#server/live-match/simulator/simulated-series.ts'

const GAMES = 6
/** Lobbies that start together would be the same game, because their players are the same. */
const LOBBY_GAP_S = 4 * 60 * 60

/** Six games of every lobby at once, as fast as they can be sent. `after` runs when all lobbies have a game stored. */
export async function playEvening(
  db: Kysely<Database>,
  url: string,
  feeds: readonly { readonly token: string }[],
  after: () => Promise<void>,
) {
  const firstAt = Math.floor(Date.now() / 1000) - feeds.length * LOBBY_GAP_S
  const lobbies = feeds.map(({ token }, index) => ({
    token,
    series: simulateSeries({
      seed: index,
      startedAt: firstAt + index * LOBBY_GAP_S,
      hasFaults: false,
    }),
  }))
  const play = (game: number) =>
    lobbies.map(({ token, series }) =>
      playLive({
        url,
        token,
        framing: 'protobuf',
        speed: 1_000_000_000,
        games: series.slice(game, game + 1),
      }),
    )
  for (let game = 0; game < GAMES; game += 1) {
    await Promise.all(play(game))
    await untilStored(db, feeds.length * (game + 1))
    await after()
  }
}

async function untilStored(db: Kysely<Database>, games: number) {
  for (;;) {
    const { stored } = await db
      .selectFrom('game')
      .select(({ fn }) => fn.countAll<number>().as('stored'))
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow()
    if (stored >= games) return
    await pause(100)
  }
}
