import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import type { PointSums } from '#domain/regular/value.ts'
import { oneDecimal } from '../format.ts'
import { pointsInterval } from './points.ts'
import styles from './PointsCell.module.css'

/** A mean with its confidence interval. */
export function PointsCell({ points }: { points: PointSums }) {
  const { n, sum } = points
  if (n === 0) return '–'
  const interval = pointsInterval(points)
  return (
    <>
      {oneDecimal(sum / n)}
      <span className={styles.interval}>
        {interval
          ? texts.between(oneDecimal(interval.low), oneDecimal(interval.high))
          : texts.oneGame}
      </span>
    </>
  )
}
