import { regularDetailMessages as texts } from '#contract/messages/regular-detail.ts'
import { meanInterval } from '#domain/interval.ts'
import type { PointSums } from '#domain/value.ts'
import { oneDecimal } from './format.ts'
import styles from './PointsCell.module.css'

/** A mean with how sure it is. */
export function PointsCell({ points: { n, sum, sumOfSquares } }: { points: PointSums }) {
  if (n === 0) return '–'
  const interval = meanInterval(n, sum, sumOfSquares)
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
