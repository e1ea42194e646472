import type { FieldGame } from './history.ts'
import { DAY_MS } from './weighing.ts'

const SHIFT_DAYS = 14
/** Fewer teams say too little. */
const SHIFT_TEAMS = 100
/** What the field has to change before a legend's earlier games say less. */
const LEAST_SHIFT = 0.15

export interface PickShift {
  /** How often teams picked the legend where it was open, two to four weeks ago and since then. */
  readonly before: number
  readonly now: number
}

/** Null if the field picks the legend about as often as before, or if there are too few games to tell. */
export function pickShift(
  games: readonly FieldGame[],
  legend: number,
  time: number,
): PickShift | null {
  const rateIn = (from: number, to: number) => {
    const rows = games
      .filter((game) => game.time >= from && game.time < to && !game.bans.includes(legend))
      .flatMap((game) => game.rows)
    if (rows.length < SHIFT_TEAMS) return null
    return rows.filter(({ legends }) => legends.includes(legend)).length / rows.length
  }
  const turn = time - SHIFT_DAYS * DAY_MS
  const now = rateIn(turn, time)
  const before = rateIn(turn - SHIFT_DAYS * DAY_MS, turn)
  if (now === null || before === null || Math.abs(now - before) < LEAST_SHIFT) return null
  return { before, now }
}
