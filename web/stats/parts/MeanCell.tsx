import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { meanOf, type Sums } from '#domain/stats/sums.ts'
import type { CSSProperties, ReactNode } from 'react'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { type Figure, intervalText } from './figure.ts'
import styles from './MeanCell.module.css'

interface MeanCellProps {
  figure: Figure
  sums: Sums
  /** All games of the row; some may lack the figure. */
  games: number
  /** The best value of the column. A bar shows this value relative to it. */
  best?: number
  /** Drawn next to the number. */
  mark?: ReactNode
}

/** A mean with its interval and an explanation. */
export function MeanCell({ figure, sums, games, best, mark }: MeanCellProps) {
  const mean = meanOf(sums, figure.bounds)
  if (!mean) return texts.missing
  const { interval } = mean
  const hasFew = isFew(mean.n)
  const share = best === undefined ? null : mean.mean / (best || 1)
  const words = (
    <>
      <Why
        title={figure.title}
        load={loadWhyMean}
        subject={{ figure, sums, games }}
        className={styles.mean}
      >
        {figure.write(mean.mean)}
      </Why>
      <span className={styles.interval}>
        {interval ? intervalText(interval, figure.write) : texts.only[figure.words]}
      </span>
    </>
  )

  // Most cells need no wrapper, and hundreds of wrappers slow down every sort.
  if (!mark && share === null && !hasFew) return words
  return (
    <span
      className={mark ? styles.marked : share === null ? undefined : styles.barred}
      data-few={hasFew || undefined}
      {...(share !== null && { style: barOf(share) })}
    >
      {mark}
      {words}
    </span>
  )
}

const barOf = (share: number): CSSProperties & Record<'--share', number> => ({ '--share': share })

const loadWhyMean = () => import('./WhyMean.tsx').then((chunk) => chunk.WhyMean)
