import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { statsMessages } from '#contract/stats/stats.texts.ts'
import { accuracyOf, type AimSums } from '#domain/stats/accuracy.ts'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { formatPercent, intervalText } from '../parts/figure.ts'
import styles from '../parts/MeanCell.module.css'

/** Hits per shot with its interval and an explanation. */
export function AccuracyCell({ aim }: { aim: AimSums }) {
  const accuracy = accuracyOf(aim)
  if (!accuracy) return texts.missing
  const { n, rate, interval } = accuracy

  return (
    <span className={styles.cell} data-few={isFew(n) || undefined}>
      <Why title={texts.accuracy} load={loadWhyAccuracy} subject={{ aim }} className={styles.mean}>
        {formatPercent(rate)}
      </Why>
      <span className={styles.interval}>
        {interval ? intervalText(interval, wholePercent) : statsMessages.only.mean}
      </span>
    </span>
  )
}

const wholePercent = (rate: number) => formatPercent(rate, 0)

const loadWhyAccuracy = () => import('./WhyAccuracy.tsx').then((chunk) => chunk.WhyAccuracy)
