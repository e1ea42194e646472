import { DAY_VARIANCE, OWN_GAMES, shrunkMean, strengthOf } from '../series/draw-games.ts'
import { Z } from '../base/interval.ts'
import { type CompEffect, NO_EFFECT_GAMES } from '../regular/effect.ts'

interface PointsInGames {
  readonly points: number
  readonly games: number
}

/** Points a game that a team can expect today, and how far off that can be. */
export interface TeamStrength {
  readonly value: number
  readonly variance: number
}

/** Own mean (pulled toward the field's) plus how much better or worse the games of today were. */
export function teamStrength(
  before: PointsInGames,
  today: PointsInGames,
  field: number,
): TeamStrength {
  const value = strengthOf({ ...today, mean: shrunkMean(before, field) })
  return { value, variance: DAY_VARIANCE / (OWN_GAMES + today.games) }
}

/** What a composition changes, with how far off that can be (90 %). */
export interface ExpectedEffect {
  readonly effect: number
  readonly margin: number
}

/** Without any game the effect is 0, and as uncertain as effects are. */
export function expectedEffect(effect: CompEffect | null, within: number | null): ExpectedEffect {
  return {
    effect: effect?.effect ?? 0,
    margin: Z * Math.sqrt((within ?? 0) / ((effect?.n ?? 0) + NO_EFFECT_GAMES)),
  }
}

export interface ExpectedPoints {
  readonly points: number
  /** 90 %: what is expected is this much higher or lower. One game differs by far more. */
  readonly margin: number
}

/** What a composition is worth to a team: own mean, today and the composition's effect. Nothing else predicts points. */
export const expectedPoints = (
  { value, variance }: TeamStrength,
  { effect, margin }: ExpectedEffect,
): ExpectedPoints => ({
  points: value + effect,
  margin: Math.hypot(Z * Math.sqrt(variance), margin),
})

/** Whether the first effect is better than all others by more than what they are uncertain by. */
export const isClearBest = (best: ExpectedEffect, others: readonly ExpectedEffect[]): boolean =>
  others.every(({ effect, margin }) => best.effect - effect > Math.hypot(best.margin, margin))
