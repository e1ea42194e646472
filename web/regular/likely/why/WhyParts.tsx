import type { ReactNode } from 'react'
import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import type { Interval } from '#domain/base/interval.ts'
import type { PointSums } from '#domain/regular/value.ts'
import { compNames } from '../../../shared/ui/legend/trio-order.ts'
import { oneDecimal } from '../../format.ts'
import { pointsInterval } from '../points.ts'
import styles from './WhyParts.module.css'

export function WhyComp({ comp }: { comp: readonly string[] }) {
  return <p className={styles.comp}>{compNames(comp)}</p>
}

export function WhyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

export function WhyPoints({ points }: { points: PointSums }) {
  const { n, sum } = points
  if (n === 0) return null
  return (
    <WhyPart title={texts.points}>
      <p>{texts.meanOf(oneDecimal(sum / n), n)}</p>
      <WhyInterval interval={pointsInterval(points)} />
    </WhyPart>
  )
}

interface WhyIntervalProps {
  interval: Interval | null
  write?: (bound: number) => string
}

export function WhyInterval({ interval, write = oneDecimal }: WhyIntervalProps) {
  if (!interval) return null
  return <p className={styles.muted}>{texts.interval(write(interval.low), write(interval.high))}</p>
}

export const asPercent = (rate: number) => `${Math.round(100 * rate)}%`

const WEIGHT = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

export const writeWeight = (weight: number) => WEIGHT.format(weight)
