import { rankingMessages as texts } from '#contract/regular/ranking.texts.ts'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import { type Interval, meanInterval } from '#domain/base/interval.ts'
import type { PointSums } from '#domain/regular/value.ts'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { oneDecimal } from '../format.ts'

/** `9.2 pts`, or a text if there are no points. */
export function pointsText({ n, sum }: PointSums): string {
  return n === 0 ? texts.noPoints : texts.points(oneDecimal(sum / n))
}

/** Confidence interval of the mean, cut off at 0 because points are never negative. */
export function pointsInterval({ n, sum, sumOfSquares }: PointSums): Interval | null {
  const interval = meanInterval(n, sum, sumOfSquares)
  return interval && { low: Math.max(0, interval.low), high: interval.high }
}

/** Tooltip text: how certain the mean is. */
export function pointsHint(points: PointSums): string {
  const { n } = points
  const interval = pointsInterval(points)
  if (!interval) return n === 1 ? texts.oneGameHint : ''
  const hint = texts.pointsHint(n, oneDecimal(interval.low), oneDecimal(interval.high))
  return isFew(n) ? `${hint}, ${sampleMessages.few}` : hint
}
