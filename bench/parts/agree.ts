import { setTimeout as pause } from 'node:timers/promises'
import { disagreements, type Player } from '#server/draft/test-player.ts'

/** Waits until all players and the server have the same draft, and returns how long that took. */
export async function untilAgreed(players: readonly Player[]): Promise<number> {
  const start = performance.now()
  while ((await disagreements(players)).length > 0) {
    if (performance.now() - start > 30_000) throw new Error('They do not agree.')
    await pause(20)
  }
  return performance.now() - start
}
