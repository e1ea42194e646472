import type { MatchSet } from '#domain/archive/match.ts'
import { game, playersOf, set, team } from '../archive/test-archive.ts'

/** 1 September 2026, 18:00 UTC. */
const SEASON_START = 1_788_285_600

/** A team keeps this composition, or changes to what the function says. */
type Plan = Readonly<Record<string, (number: number) => string>>

/** A series of invented teams, each with three players of its own, a day after the other. */
export function seriesOn(
  day: number,
  plan: Plan,
  { games = 3, bans = [] as string[], startedAt = SEASON_START + day * 86_400 } = {},
): MatchSet {
  return set(
    `Scrim ${day}`,
    Array.from({ length: games }, (_, i) =>
      game(
        `${day}-${i + 1}`,
        i + 1,
        bans.slice(0, i).join(' '),
        Object.entries(plan).map(([name, compOf], place) =>
          team(name, place + 1, compOf(i + 1), { players: playersOf(name, compOf(i + 1)) }),
        ),
        { startedAt: startedAt + i * 1500 },
      ),
    ),
    String(1000 + day),
  )
}

export const always = (comp: string) => () => comp

/** Alliance never changes, the Owls play something new in each game, the Herons swap once Ash is gone. */
export const PLAN: Plan = {
  Alliance: always('bangalore crypto newcastle'),
  'Copper Owls': (number) =>
    ['ash loba seer', 'alter loba wraith', 'fuse loba wattson'][number - 1] ?? 'ash loba seer',
  Herons: (number) => (number === 1 ? 'ash crypto wattson' : 'alter crypto wattson'),
}
