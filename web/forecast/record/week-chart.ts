import type { ForecastReport } from '#contract/forecast/forecast-record.ts'

export type Week = ForecastReport['byWeek'][number]
export const LINES = ['forecast', 'sameAsLast', 'weighting'] as const
export type LineId = (typeof LINES)[number]

export const CHART_HEIGHT = 236
const LEFT = 40
/** For the names at the ends of the lines. */
const RIGHT = 150
const TOP = 14
const BOTTOM = 206
/** Names closer to each other than this would overlap. */
const NAME_GAP = 15

export interface WeekChart {
  readonly left: number
  readonly right: number
  readonly percents: readonly { percent: number; y: number }[]
  readonly weeks: readonly { week: number; x: number }[]
  readonly lines: readonly {
    id: LineId
    points: readonly { x: number; y: number }[]
    last: number
    /** Where its name is written. */
    nameY: number
  }[]
}

/** Places everything in a chart of this width. The weeks are in order, and there is at least one. */
export function drawWeeks(weeks: readonly Week[], width: number, labels: number): WeekChart {
  const right = width - RIGHT
  const [start, end] = [weeks[0]?.week ?? 0, weeks.at(-1)?.week ?? 0]
  const high = Math.ceil(Math.max(10, ...weeks.flatMap((week) => LINES.map((id) => week[id]))) / 10)
  const x = (week: number) =>
    start === end ? right : LEFT + ((week - start) / (end - start)) * (right - LEFT)
  const y = (percent: number) => BOTTOM - (percent / (high * 10)) * (BOTTOM - TOP)
  const lines = LINES.map((id) => {
    const points = weeks.map((week) => ({ x: x(week.week), y: y(week[id]) }))
    return { id, points, last: weeks.at(-1)?.[id] ?? 0, nameY: points.at(-1)?.y ?? BOTTOM }
  })
  const step = high > 5 ? 2 : 1
  return {
    left: LEFT,
    right,
    percents: Array.from({ length: Math.floor(high / step) + 1 }, (_, index) => {
      const percent = index * step * 10
      return { percent, y: y(percent) }
    }),
    weeks: spread(weeks, labels).map(({ week }) => ({ week, x: x(week) })),
    lines: spaceNames(lines),
  }
}

/** Moves names down until none covers the one above it, then all of them up if the last left the chart. */
function spaceNames<Line extends { nameY: number }>(lines: readonly Line[]): Line[] {
  let free = -Infinity
  const spaced = lines
    .toSorted((a, b) => a.nameY - b.nameY)
    .map((line) => {
      const nameY = Math.max(line.nameY, free)
      free = nameY + NAME_GAP
      return { ...line, nameY }
    })
  const over = Math.max(0, free - NAME_GAP - BOTTOM)
  return spaced.map((line) => ({ ...line, nameY: line.nameY - over }))
}

/** The first, the last and evenly chosen ones between them. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from(
    { length: count },
    (_, index) => items[Math.round((index * (items.length - 1)) / (count - 1))],
  ).filter((item) => item !== undefined)
}
