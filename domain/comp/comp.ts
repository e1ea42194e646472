import { findLegend, legendKey } from '../legend/legend.ts'
import type { PointSums } from './value.ts'

/** What a team has played, as the archive answers it. */
export interface CompRecord {
  /** The three legends, in the roster's spelling. */
  readonly comp: readonly string[]
  readonly games: number
  readonly avg_points: number
  /** What the mean is made of; games without a score are not in it. */
  readonly points: PointSums
  /** The number of each game in its series, one entry a game. */
  readonly game_orders: readonly number[]
  /** The legends that were banned in the games where it was played. */
  readonly banned_with: readonly string[]
  readonly is_available: boolean
  /** Epoch seconds. */
  readonly last_played: number
}

/** Two compositions are one when their keys are: order and spelling never matter. */
export function compKey(comp: readonly string[]): string {
  return comp.map(legendKey).toSorted(byText).join('|')
}

/** The legends behind a composition's key, in the roster's spelling. */
export const legendsOf = (key: string): string[] =>
  key.split('|').map((legend) => findLegend(legend).name)

export function hasBanned(comp: readonly string[], bans: readonly string[]): boolean {
  const banned = new Set(bans.map(legendKey))
  return comp.some((legend) => banned.has(legendKey(legend)))
}

export const isTrio = (comp: readonly string[]): boolean =>
  comp.length === 3 && new Set(comp.map(legendKey)).size === 3

/** A record that can be ranked at all: a full trio that was really played. */
export const isPlayed = ({ comp, games }: CompRecord): boolean => isTrio(comp) && games > 0

/** Plain code order, the same on every machine. */
export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
