import { ARMORS } from '#domain/catalog/ttk.ts'
import type { WeaponRow } from './table/weapon-rows.ts'
import { longestTime } from './table/weapon-rows.ts'

/** Seconds between two axis lines. */
const STEP_S = 0.5
/**
 * The axis fits 90% of the weapons: a few very slow ones would squeeze all others. They run off the
 * edge, and the plot says so.
 */
const FITTING = 0.9

export interface PlotScale {
  /** End of the axis in seconds. */
  readonly end: number
  readonly ticks: readonly number[]
  /** How many weapons don't fit. */
  readonly beyond: number
}

export function plotScale(rows: readonly WeaponRow[]): PlotScale {
  const longest = rows.map(({ times }) => longestTime(times)).toSorted((a, b) => a - b)
  const fitting = longest[Math.ceil(FITTING * longest.length) - 1] ?? 0
  const steps = Math.max(1, Math.ceil(fitting / STEP_S))
  const end = steps * STEP_S
  return {
    end,
    ticks: Array.from({ length: steps + 1 }, (_, step) => step * STEP_S),
    beyond: longest.filter((seconds) => seconds > end).length,
  }
}

/** The times of a row by armor, where known. */
export const timesInOrder = ({ times }: WeaponRow) =>
  ARMORS.flatMap((armour) => {
    const time = times[armour]
    return time ? [{ armour, seconds: time.seconds }] : []
  })

/**
 * Offset above or below the line, so equal times don't hide each other: -0.5 and 0.5 for two, -1, 0
 * and 1 for three.
 */
export function indexAmongEqual<Time extends { readonly seconds: number }>(
  times: readonly Time[],
  time: Time,
): number {
  const equal = times.filter(({ seconds }) => seconds === time.seconds)
  return equal.indexOf(time) - (equal.length - 1) / 2
}
