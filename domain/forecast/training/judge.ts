import type { CompRecord } from '../../catalog/comp.ts'
import { rankOpenComps } from '../../regular/ranking.ts'
import { bestComps } from '../candidates.ts'
import type { CompSpace } from '../comp-space.ts'
import type { Situation } from '../feature.ts'
import { at, type FieldRates } from '../field-rates.ts'
import type { PlayedEntry } from '../history.ts'

/** What a composition that wasn't named costs. */
const MISSED_CHANCE = 0.0001

/** One way to name the next composition, judged on one game. */
export interface Verdict {
  /** Place of the played composition among those named, from 1; 0 if it wasn't named. */
  readonly rank: number
  /** The chance that was given to it. */
  readonly chance: number
  /** The chance of the likeliest one. */
  readonly top: number
}

/** One team-game with what was said before it. */
export interface JudgedRow {
  readonly time: number
  readonly series: number
  /** The game's number in its series. */
  readonly number: number
  readonly situation: Situation
  /** How many games of the team were known. */
  readonly games: number
  readonly forecast: Verdict
  readonly weighting: Verdict
  readonly sameAsLast: Verdict
  readonly fieldFrequency: Verdict
}

/** What was said about the ban after one game. */
export interface JudgedBan {
  readonly time: number
  readonly series: number
  readonly number: number
  readonly forecast: Verdict
  readonly fieldFrequency: Verdict
}

/** Compositions or legends, most likely first, with their chances. */
export interface Named<Name = number> {
  readonly names: readonly Name[]
  readonly chances: readonly number[]
}

export function judge<Name>({ names, chances }: Named<Name>, happened: Name): Verdict {
  const i = names.indexOf(happened)
  return {
    rank: i + 1,
    chance: Math.max(chances[i] ?? 0, MISSED_CHANCE),
    top: chances[0] ?? 0,
  }
}

/** The specification's weighting: the team's compositions by weight, with the shares that screens show. */
export function weightedComps(
  space: CompSpace,
  rows: readonly PlayedEntry[],
  bans: readonly number[],
  nowMs: number,
): Named {
  const names = (legends: readonly number[]) => legends.map((legend) => space.legends[legend] ?? '')
  const records = [...Map.groupBy(rows, ({ row }) => row.comp).values()].map((entries) =>
    recordOf(entries, names),
  )
  const ranked = rankOpenComps(records, names(bans), nowMs)
  return {
    names: ranked.map(({ record }) =>
      space.indexOf(record.comp.map((legend) => space.legendIndex.get(legend) ?? 0)),
    ),
    chances: ranked.map(({ share }) => share / 100),
  }
}

/** What `rankOpenComps` needs to know of a composition. */
function recordOf(
  entries: readonly PlayedEntry[],
  names: (legends: readonly number[]) => string[],
): CompRecord {
  return {
    comp: names(entries[0]?.row.legends ?? []),
    games: entries.length,
    avg_points: 0,
    points: { n: 0, sum: 0, sumOfSquares: 0 },
    game_orders: entries.map(({ game }) => game.number),
    banned_with: names([...new Set(entries.flatMap(({ game }) => game.bans))]),
    is_available: true,
    last_played: Math.floor(Math.max(...entries.map(({ game }) => game.time)) / 1000),
  }
}

/** The team's latest compositions that are still allowed, newest first. */
export function latestComps({ field }: FieldRates, rows: readonly PlayedEntry[]): Named {
  const latest = new Set(rows.toReversed().map(({ row }) => row.comp))
  const comps = [...latest].filter((comp) => at(field, comp) !== -Infinity)
  return { names: comps, chances: comps.map((_, i) => (i === 0 ? 1 : 0)) }
}

/** Legends by their chances. */
export function byChance(chances: readonly number[] | Float64Array): Named {
  const names = [...chances.keys()].toSorted((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))
  return { names, chances: names.map((name) => chances[name] ?? 0) }
}

/** The field's most picked legends. */
export function fieldLegends({ rate }: FieldRates): Named {
  const total = rate.reduce((sum, next) => sum + next, 0)
  return byChance(rate.map((next) => next / total))
}

/** What the whole field plays most under such bans. */
export function fieldComps({ field }: FieldRates): Named {
  const comps = bestComps(field)
  return { names: comps, chances: comps.map((comp) => Math.exp(at(field, comp))) }
}
