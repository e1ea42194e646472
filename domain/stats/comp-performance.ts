import { compKey, type CompRecord, isPlayed } from '../catalog/comp.ts'
import { type Interval, rateInterval } from '../base/interval.ts'
import type { GameKind } from '../archive/game-kind.ts'
import type { MapId } from '../catalog/map.ts'
import { type Sums, sumsOf } from './sums.ts'

export interface CompMatch {
  readonly placement: number | null
  /** Sum over the players, in seconds. */
  readonly survivalTime: number | null
  readonly points: number | null
  readonly kills: number | null
  readonly damage: number | null
  readonly map: MapId | null
  readonly game: number
  /** Epoch seconds. */
  readonly played_at: number
  readonly bans: number
  readonly kind: GameKind
}

/** Times in epoch seconds. Null for no limit. */
export interface MatchFilter {
  readonly since: number | null
  readonly before: number | null
  readonly kind: GameKind | null
  readonly map: MapId | null
}

export interface Rate {
  readonly n: number
  readonly hits: number
  readonly rate: number
  readonly interval: Interval | null
}

export interface CompPerformance {
  readonly key: string
  readonly comp: readonly string[]
  readonly games: number
  readonly points: Sums
  readonly wins: Rate
  readonly placement: Sums
  readonly survival: Sums
  /** Latest first. */
  readonly matches: readonly CompMatch[]
}

/** One row per composition, over the matches that pass the filter. */
export function compPerformance(
  comps: readonly (CompRecord & { readonly matches: readonly CompMatch[] })[],
  filter: MatchFilter,
): CompPerformance[] {
  return comps.filter(isPlayed).flatMap(({ comp, matches }) => {
    const left = matches.filter((match) => passes(match, filter))
    if (left.length === 0) return []
    return {
      key: compKey(comp),
      comp,
      games: left.length,
      points: sumsOf(left.map(({ points }) => points)),
      wins: rateOf(left.filter(({ placement }) => placement === 1).length, left.length),
      placement: sumsOf(left.map(({ placement }) => placement)),
      survival: sumsOf(left.map(({ survivalTime }) => survivalTime)),
      matches: left.toSorted((a, b) => b.played_at - a.played_at),
    }
  })
}

export const rateOf = (hits: number, n: number): Rate => ({
  n,
  hits,
  rate: n === 0 ? 0 : hits / n,
  interval: rateInterval(Math.min(hits, n), n),
})

const passes = (
  { played_at: at, ...match }: CompMatch,
  { since, before, kind, map }: MatchFilter,
) =>
  (since === null || at >= since) &&
  (before === null || at < before) &&
  (kind === null || match.kind === kind) &&
  (map === null || match.map === map)
