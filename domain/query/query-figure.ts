import { accuracyOf, type AimSums } from '../stats/accuracy.ts'
import { type Interval, rateInterval } from '../base/interval.ts'
import { type Bounds, meanOf, type Sums } from '../stats/sums.ts'
import { factsOf, type MeasureId } from './catalog.ts'

/** What was added up for one row. Of a rate, `sum` is how often it happened. */
export interface FigureSums extends Sums {
  /** For accuracy. */
  readonly aim?: AimSums
}

export interface QueryFigure {
  /** What the figure was counted from. */
  readonly n: number
  readonly value: number | null
  readonly interval: Interval | null
}

const PLACES: Bounds = { least: 1, most: 20 }

/** The same mean, rate and interval that the stats show. */
export function figureOf(measure: MeasureId, sums: FigureSums): QueryFigure {
  const { n, sum, aim } = sums
  const { unit } = factsOf(measure)
  if (unit === 'count') return { n, value: n, interval: null }
  if (measure === 'accuracy') {
    const accuracy = aim ? accuracyOf(aim) : null
    return { n, value: accuracy?.rate ?? null, interval: accuracy?.interval ?? null }
  }
  if (unit === 'rate') {
    // A legend that came back and was banned again counts twice in its series.
    return { n, value: n === 0 ? null : sum / n, interval: rateInterval(Math.min(sum, n), n) }
  }
  const mean = meanOf(sums, unit === 'placement' ? PLACES : undefined)
  return { n, value: mean?.mean ?? null, interval: mean?.interval ?? null }
}
