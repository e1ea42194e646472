import type { ReactNode } from 'react'
import { statsMessages as texts } from '#contract/messages/stats.ts'
import { meanOf, type Sums } from '#domain/sums.ts'
import { Why } from '../shared/ui/Why.tsx'
import { type Figure, intervalText, isLowSample } from './figure.ts'
import styles from './MeanCell.module.css'

interface MeanCellProps {
  figure: Figure
  sums: Sums
  /** All games of the row, of which some may lack the figure. */
  games: number
  /** Drawn beside the number. */
  mark?: ReactNode
}

/** A mean, how sure it is, and how it came about. */
export function MeanCell({ figure, sums, games, mark }: MeanCellProps) {
  const mean = meanOf(sums, figure.bounds)
  if (!mean) return texts.missing
  const { interval } = mean

  return (
    <span className={styles.cell} data-low={isLowSample(mean.n) || undefined}>
      {mark ? <span className={styles.mark}>{mark}</span> : null}
      <span className={styles.number}>
        <Why
          title={figure.title}
          load={loadWhyMean}
          subject={{ figure, sums, games }}
          className={styles.mean}
        >
          {figure.write(mean.mean)}
        </Why>
        <span className={styles.interval}>
          {interval ? intervalText(interval, figure.write) : texts.oneGame}
        </span>
      </span>
    </span>
  )
}

const loadWhyMean = () => import('./WhyMean.tsx').then((chunk) => chunk.WhyMean)
