import { statsDetailMessages as texts } from '#contract/stats/stats-detail.texts.ts'
import { meanOf, type Mean, type Sums } from '#domain/stats/sums.ts'
import { isFew } from '../../shared/ui/table/FewTag.tsx'
import type { Figure } from './figure.ts'
import styles from '../Why.module.css'

interface WhyMeanProps {
  figure: Figure
  sums: Sums
  games: number
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export function WhyMean({ figure, sums, games }: WhyMeanProps) {
  const mean = meanOf(sums, figure.bounds)
  if (!mean) return null
  const { n, interval, deviation } = mean

  return (
    <div className={styles.words}>
      <p>{inWords(figure, sums, mean)}</p>
      {n < games ? <p>{texts.ofGames(n, games)}</p> : null}
      <p className={styles.muted}>
        {interval && deviation !== null
          ? texts.meanInterval(
              figure.write(interval.low),
              figure.write(interval.high),
              figure.write(deviation),
              n,
            )
          : texts.oneOnly}
      </p>
      {isFew(n) ? <p className={styles.muted}>{texts.fewOf(n)}</p> : null}
    </div>
  )
}

function inWords({ words, write }: Figure, { sum, n }: Sums, { mean }: Mean): string {
  if (words === 'survival') {
    return texts.survival(WHOLE.format(sum), n, WHOLE.format(mean), write(mean))
  }
  if (words === 'gameBanned') return texts.gameBanned(WHOLE.format(sum), n, write(mean))
  return texts.mean(WHOLE.format(sum), n, write(mean))
}
