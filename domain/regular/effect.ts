import { type Interval, normalInterval } from '../base/interval.ts'

/** How many games the mean of all games counts for in a team's own mean. Fitted on real scrims, like the next one. */
export const OWN_MEAN_GAMES = 12
/** How many games without any effect are added to a composition's games. */
export const NO_EFFECT_GAMES = 230

/**
 * Sums over the scored games of a composition, by all teams. Before a game its team had played `games` scored games with
 * `points` in total.
 */
export interface EffectSums {
  readonly n: number
  readonly points: number
  /** Sum of points / (games + 12). */
  readonly ownPoints: number
  /** Sum of 12 / (games + 12): how much of the expected points comes from the mean of all games. */
  readonly priorShare: number
}

export interface CompEffect {
  /** Points per game more or less than the teams that played it usually have. */
  readonly effect: number
  readonly n: number
  /** The same without the games that count as no effect. */
  readonly raw: number
  readonly interval: Interval | null
}

/**
 * What a composition adds to the points of whoever plays it: sum(points - the team's mean then) / (n + 230). Raw means
 * mostly show which teams play it.
 */
export function compEffectOf(
  { n, points, ownPoints, priorShare }: EffectSums,
  { prior, within }: { readonly prior: number; readonly within: number | null },
): CompEffect | null {
  if (n === 0) return null
  const above = points - ownPoints - prior * priorShare
  const effect = above / (n + NO_EFFECT_GAMES)
  return {
    effect,
    n,
    raw: above / n,
    interval: within === null ? null : normalInterval(effect, within / (n + NO_EFFECT_GAMES)),
  }
}
