import type { ReactNode } from 'react'
import type { Rate } from '#domain/stats/comp-performance.ts'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { intervalText, formatPercent } from '../parts/figure.ts'
import styles from '../parts/MeanCell.module.css'

interface RateCellProps {
  title: string
  rate: Rate
  mark?: ReactNode
}

/** A win rate with its interval and an explanation. */
export function RateCell({ title, rate, mark }: RateCellProps) {
  return (
    <span className={mark ? styles.marked : styles.cell} data-few={isFew(rate.n) || undefined}>
      {mark}
      <Why
        title={title}
        load={loadWhyRate}
        subject={{ rate, words: 'wins' as const }}
        className={styles.mean}
      >
        {formatPercent(rate.rate, 2)}
      </Why>
      {rate.interval ? (
        <span className={styles.interval}>{intervalText(rate.interval, formatPercent)}</span>
      ) : null}
    </span>
  )
}

export const loadWhyRate = () => import('./WhyRate.tsx').then((chunk) => chunk.WhyRate)
