import { legendKey } from '../catalog/legend.ts'
import type { LegendUse, Seat } from '../team/player.ts'
import type { ReviewedGame } from './review-plan.ts'

/** A player with fewer games on a legend is no safe choice for it. */
export const FEW_LEGEND_GAMES = 10
/** From here on a legend that may be gone is shown as a risk. */
const RISK_CHANCE = 0.2
/** From here on a composition needs a Plan B. */
export const PLAN_B_RISK = 0.4

export type PlanConflict =
  /** The legend is banned already, or likely by then. */
  | {
      readonly kind: 'gone'
      readonly legend: string
      readonly chance: number
      readonly hasPlanB: boolean
      readonly player: string | null
      /** What else the player has enough games on and is still open. */
      readonly left: readonly LegendUse[]
      readonly isSevere: boolean
    }
  | { readonly kind: 'no_plan_b'; readonly risk: number; readonly isSevere: true }
  /** The composition of an earlier game, with repeats forbidden. */
  | { readonly kind: 'repeat'; readonly game: number; readonly isSevere: true }
  | { readonly kind: 'player_twice'; readonly player: string; readonly isSevere: true }
  /** Of another roster. */
  | { readonly kind: 'not_ours'; readonly player: string; readonly isSevere: true }
  | {
      readonly kind: 'few_games'
      readonly player: string
      readonly legend: string
      readonly games: number
      readonly isSevere: false
    }

/** What speaks against the composition of a game, the severe ones first. `repeated` is the game that it must not repeat. */
export function planConflicts(
  game: ReviewedGame,
  seats: readonly Seat[],
  uses: readonly LegendUse[],
  repeated: number | null = null,
): PlanConflict[] {
  const chanceOf = new Map(game.gone.map(({ legend, chance }) => [legendKey(legend), chance]))
  const hasPlanB = game.planB !== null
  const isKnown = (legend: string) => chanceOf.get(legendKey(legend)) === 1
  const risks = seats.flatMap(({ legend, player }): PlanConflict[] => {
    const chance = chanceOf.get(legendKey(legend)) ?? 0
    if (chance < RISK_CHANCE) return []
    const isSevere = chance === 1 || (chance >= PLAN_B_RISK && !hasPlanB)
    const left = legendsLeft(uses, player).filter(
      (use) => !isKnown(use.legend) && legendKey(use.legend) !== legendKey(legend),
    )
    return [{ kind: 'gone', legend, chance, hasPlanB, player, left, isSevere }]
  })
  const risk = game.legal === null ? 0 : 1 - game.legal
  const isUncovered = seats.length > 0 && risk >= PLAN_B_RISK && !hasPlanB
  const all: PlanConflict[] = [
    ...risks,
    ...(isUncovered ? [{ kind: 'no_plan_b', risk, isSevere: true } as const] : []),
    ...(repeated === null ? [] : [{ kind: 'repeat', game: repeated, isSevere: true } as const]),
    ...twice(seats),
    ...fewGames(seats, uses),
  ]
  return all.toSorted((a, b) => Number(b.isSevere) - Number(a.isSevere))
}

function twice(seats: readonly Seat[]): PlanConflict[] {
  const byPlayer = Map.groupBy(
    seats.filter(({ player }) => player !== null),
    ({ player }) => player ?? '',
  )
  return [...byPlayer]
    .filter(([, own]) => own.length > 1)
    .map(([player]) => ({ kind: 'player_twice', player, isSevere: true }))
}

function fewGames(seats: readonly Seat[], uses: readonly LegendUse[]): PlanConflict[] {
  return seats.flatMap(({ legend, player }): PlanConflict[] => {
    if (player === null || uses.length === 0) return []
    if (!uses.some((use) => use.player === player))
      return [{ kind: 'not_ours', player, isSevere: true }]
    const games = gamesOn(uses, player, legend)
    return games < FEW_LEGEND_GAMES
      ? [{ kind: 'few_games', player, legend, games, isSevere: false }]
      : []
  })
}

/** The legends that a player has enough games on, the most played first. */
export const legendsLeft = (uses: readonly LegendUse[], player: string | null): LegendUse[] =>
  uses
    .filter((use) => use.player === player && use.games >= FEW_LEGEND_GAMES)
    .toSorted((a, b) => b.games - a.games)

/** How often a player has played a legend. */
export const gamesOn = (uses: readonly LegendUse[], player: string, legend: string): number =>
  uses.find((use) => use.player === player && legendKey(use.legend) === legendKey(legend))?.games ??
  0
