import type { PlayedGame } from '../history.ts'
import { banChances, withKnownPicks } from '../known-picks.ts'
import type { Distribution } from '../team-forecast.ts'
import { mulberry32 } from '../../base/mulberry.ts'
import { byChance, judge, type Verdict } from './judge.ts'

/** `teams`: whole teams lock in, one after the other. `picks`: single legends do, in any order. */
export const LOCK_ORDERS = ['teams', 'picks'] as const
export type LockOrder = (typeof LOCK_ORDERS)[number]

/**
 * How good the forecast of a game's ban is once so many of its teams, or as many picks as these have, are known. They lock
 * in by chance, the same way each time.
 */
export function judgeKnownPicks(
  { rows, bannedAfter, time }: PlayedGame,
  forecasts: readonly Distribution[],
  banTemperature: number,
  { locked, order }: { locked: number; order: LockOrder },
): Verdict | null {
  if (bannedAfter === null) return null
  const random = mulberry32(Math.floor(time / 1000))
  const known =
    order === 'teams'
      ? lockTeams(rows, Math.min(locked, rows.length), random)
      : lockPicks(rows, Math.min(locked, rows.length) * 3, random)
  const chances = banChances(withKnownPicks(forecasts, known), known, banTemperature)
  return judge(byChance(chances), bannedAfter)
}

type Row = Pick<PlayedGame['rows'][number], 'legends'>

function lockTeams(rows: readonly Row[], count: number, random: () => number) {
  const locked = new Set(shuffled([...rows.keys()], random).slice(0, count))
  return rows.map(({ legends }, i) => (locked.has(i) ? legends : []))
}

function lockPicks(rows: readonly Row[], count: number, random: () => number) {
  const picks = rows.flatMap(({ legends }, team) => legends.map((legend) => ({ team, legend })))
  const locked = shuffled(picks, random).slice(0, count)
  return rows.map((_, i) => locked.filter(({ team }) => team === i).map(({ legend }) => legend))
}

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
