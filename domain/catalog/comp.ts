import { findLegend, isRetired, legendKey } from './legend.ts'
import type { PointSums } from '../regular/value.ts'

/** A composition that a team has played, as the archive returns it. */
export interface CompRecord {
  /** Three legends, in the roster's spelling. */
  readonly comp: readonly string[]
  readonly games: number
  readonly avg_points: number
  /** The sums behind the mean. Games without a score are left out. */
  readonly points: PointSums
  /** The number of each game in its series, one entry per game. */
  readonly game_orders: readonly number[]
  /** The legends that were banned in its games. */
  readonly banned_with: readonly string[]
  readonly is_available: boolean
  /** Epoch seconds. */
  readonly last_played: number
}

/** Compositions are the same if their keys are; order and spelling don't matter. */
export function compKey(comp: readonly string[]): string {
  return comp.map(legendKey).toSorted(byText).join('|')
}

/** The legends of a composition key, in the roster's spelling. */
export const legendsOf = (key: string): string[] =>
  key.split('|').map((legend) => findLegend(legend).name)

/** Whether it has a legend that can't be played: a banned one, or one that has retired. */
export function hasBanned(comp: readonly string[], bans: readonly string[]): boolean {
  const banned = new Set(bans.map(legendKey))
  return comp.some((legend) => banned.has(legendKey(legend)) || isRetired(legend))
}

export const isTrio = (comp: readonly string[]): boolean =>
  comp.length === 3 && new Set(comp.map(legendKey)).size === 3

/** Only a full trio that was really played can be ranked. */
export const isPlayed = ({ comp, games }: CompRecord): boolean => isTrio(comp) && games > 0

/** Code unit order, the same on every machine. */
export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
