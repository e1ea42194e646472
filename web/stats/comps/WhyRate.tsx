import { statsDetailMessages as texts } from '#contract/stats/stats-detail.texts.ts'
import type { Rate } from '#domain/stats/comp-performance.ts'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import { formatPercent } from '../parts/figure.ts'
import styles from '../Why.module.css'

interface WhyRateProps {
  rate: Rate
  words: 'wins' | 'bans' | 'game'
}

export function WhyRate({ rate: { hits, n, rate, interval }, words }: WhyRateProps) {
  return (
    <div className={styles.words}>
      <p>{texts[words](hits, n, formatPercent(rate, words === 'wins' ? 2 : 1))}</p>
      {interval ? (
        <p className={styles.muted}>
          {texts.rateInterval(formatPercent(interval.low), formatPercent(interval.high))}
        </p>
      ) : null}
      {isFew(n) ? <p className={styles.muted}>{texts.fewOf(n)}</p> : null}
    </div>
  )
}
