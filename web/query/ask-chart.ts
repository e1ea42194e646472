import type { QueryRow } from '#contract/query/query.ts'

export const CHART = { left: 48, right: 12, top: 12, bottom: 24, height: 220 } as const

interface AskPoint {
  readonly row: QueryRow
  readonly x: number
  readonly y: number
  readonly low: number
  readonly high: number
}

export interface AskLine {
  readonly points: readonly AskPoint[]
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  readonly labels: readonly { readonly text: string; readonly x: number }[]
}

const TICKS = 4

/** Values over time. Intervals are drawn, but a wide one of few games doesn't squeeze the line. */
export function drawLine(rows: readonly QueryRow[], width: number, labels: number): AskLine {
  const known = rows.filter((row) => row.value !== null)
  const values = known.map(({ value }) => value ?? 0)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const reach = (most - least || Math.abs(most) || 1) / 2
  const low = least >= 0 ? Math.max(0, least - reach) : least - reach
  const high = most + reach
  const bottom = CHART.height - CHART.bottom
  const y = (value: number) => {
    const share = (Math.min(high, Math.max(low, value)) - low) / (high - low)
    return bottom - share * (bottom - CHART.top)
  }
  const wide = width - CHART.left - CHART.right
  const x = (at: number) =>
    CHART.left + (known.length < 2 ? wide / 2 : (at / (known.length - 1)) * wide)
  const step = Math.max(1, Math.ceil(known.length / labels))
  return {
    points: known.map((row, at) => ({
      row,
      x: x(at),
      y: y(row.value ?? 0),
      low: y(row.interval?.low ?? row.value ?? 0),
      high: y(row.interval?.high ?? row.value ?? 0),
    })),
    ticks: Array.from({ length: TICKS + 1 }, (_, at) => {
      const value = low + (at / TICKS) * (high - low)
      return { value, y: y(value) }
    }),
    labels: known.flatMap(({ label }, at) => (at % step === 0 ? [{ text: label, x: x(at) }] : [])),
  }
}

/** The right end of a bar chart: the largest value, with room for most of its interval. */
export const barEnd = (rows: readonly QueryRow[]): number =>
  Math.max(...rows.map(({ value }) => value ?? 0), Number.MIN_VALUE) * 1.25
