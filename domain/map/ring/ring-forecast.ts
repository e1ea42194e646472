import { type RingCenters, ringDistance, type RingPoint } from './ring-game.ts'

export interface RingQuestion {
  readonly ring1: RingPoint
  /** Null while only ring 1 is known. */
  readonly ring2: RingPoint | null
}

/** A past game whose rings were near those of the question. */
export interface SimilarGame<Game> {
  readonly game: Game
  /** 1 if its rings were the same; the farthest one hardly counts. */
  readonly weight: number
  /** Where ring 3 would close if it moved as in that game. */
  readonly end: RingPoint
}

export interface RingForecast<Game> {
  readonly center: RingPoint
  /** Nearest first. */
  readonly similar: readonly SimilarGame<Game>[]
}

/**
 * How many past games are looked at, and how fast their weight falls with distance. Chosen with CARRIED_ON_GAMES by the
 * folds of the public ring file (docs/formulas.md): fewer games are more alike, more are less by chance.
 */
export const SIMILAR_GAMES = 20
const STEEPNESS = 5
/** The distance of ring 1 counts half. */
const RING_1_SHARE = 0.5
/** Rings tend to go on in their direction. Counts like this many similar games. */
const CARRIED_ON = 0.3
const CARRIED_ON_GAMES = 0.1

/** Where ring 3 closes, from past games of the same map. docs/formulas.md has an example. */
export function forecastRing<Game extends { readonly rings: RingCenters }>(
  games: readonly Game[],
  { ring1, ring2 }: RingQuestion,
): RingForecast<Game> {
  const from = ring2 ?? ring1
  const near = nearest(games, ([first, second]) =>
    ring2
      ? ringDistance(ring2, second) + RING_1_SHARE * ringDistance(ring1, first)
      : ringDistance(ring1, first),
  )
  const reach = near.at(-1)?.distance ?? 0
  const similar = near.map(({ game, distance }) => {
    const [first, second, third] = game.rings
    const start = ring2 ? second : first
    return {
      game,
      weight: reach === 0 ? 1 : Math.exp(-STEEPNESS * (distance / reach) ** 2),
      end: { x: from.x + third.x - start.x, y: from.y + third.y - start.y },
    }
  })
  const carriedOn = {
    x: from.x + CARRIED_ON * (from.x - ring1.x),
    y: from.y + CARRIED_ON * (from.y - ring1.y),
  }
  return { center: meanOfEnds([...similar, { weight: CARRIED_ON_GAMES, end: carriedOn }]), similar }
}

function meanOfEnds(ends: readonly Omit<SimilarGame<unknown>, 'game'>[]): RingPoint {
  const sum = (of: (end: RingPoint) => number) =>
    ends.reduce((total, { weight, end }) => total + weight * of(end), 0)
  const all = sum(() => 1)
  return { x: sum(({ x }) => x) / all, y: sum(({ y }) => y) / all }
}

interface Near<Game> {
  readonly game: Game
  readonly distance: number
}

/** One pass: sorting all games for each question would make the back-test slow. */
function nearest<Game extends { readonly rings: RingCenters }>(
  games: readonly Game[],
  distanceTo: (rings: RingCenters) => number,
): Near<Game>[] {
  const found: Near<Game>[] = []
  for (const game of games) {
    const distance = distanceTo(game.rings)
    if (found.length === SIMILAR_GAMES && distance >= (found.at(-1)?.distance ?? 0)) continue
    if (found.length === SIMILAR_GAMES) found.pop()
    const at = found.findIndex((other) => other.distance > distance)
    found.splice(at < 0 ? found.length : at, 0, { game, distance })
  }
  return found
}
