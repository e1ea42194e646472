import { grouped } from '#contract/base/texts.ts'
import { statsDetailMessages as texts } from '#contract/stats/stats-detail.texts.ts'
import { accuracyOf, type AimSums } from '#domain/stats/accuracy.ts'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { formatPercent } from '../parts/figure.ts'
import styles from '../Why.module.css'

export function WhyAccuracy({ aim }: { aim: AimSums }) {
  const accuracy = accuracyOf(aim)
  if (!accuracy) return null
  const { n, rate, interval } = accuracy

  return (
    <div className={styles.words}>
      <p>{texts.accuracy(grouped(aim.hits), grouped(aim.shots), n, formatPercent(rate))}</p>
      <p className={styles.muted}>
        {interval
          ? texts.accuracyInterval(formatPercent(interval.low), formatPercent(interval.high), n)
          : texts.oneOnly}
      </p>
      {isFew(n) ? <p className={styles.muted}>{texts.fewOf(n)}</p> : null}
    </div>
  )
}
