import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { CompPerformance } from '#domain/stats/comp-performance.ts'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import styles from './CompCard.module.css'
import { CompButton } from './CompButton.tsx'
import { COMP_FIGURES as figures } from '../parts/figure.ts'
import { MeanCell } from '../parts/MeanCell.tsx'
import { RateCell } from './RateCell.tsx'

/** A composition on phones. */
export const compCards = (onOpen: (key: string) => void) => (row: CompPerformance) => (
  <CompCard row={row} onOpen={() => onOpen(row.key)} />
)

interface CompCardProps {
  row: CompPerformance
  onOpen: () => void
}

function CompCard({ row, onOpen }: CompCardProps) {
  const { comp, games, points, wins, placement, survival } = row

  return (
    <article className={styles.card}>
      <CompButton comp={comp} onOpen={onOpen} />
      <p className={styles.games}>
        {texts.gamesOf(games)} <FewTag games={games} />
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{figures.points.title}</dt>
          <dd>
            <MeanCell figure={figures.points} sums={points} games={games} />
          </dd>
        </div>
        <div>
          <dt>{texts.winRate}</dt>
          <dd>
            <RateCell title={texts.winRate} rate={wins} />
          </dd>
        </div>
        <div>
          <dt>{texts.place}</dt>
          <dd>
            <MeanCell figure={figures.placement} sums={placement} games={games} />
          </dd>
        </div>
        <div>
          <dt>{texts.survivalOf}</dt>
          <dd>
            <MeanCell figure={figures.survival} sums={survival} games={games} />
          </dd>
        </div>
      </dl>
    </article>
  )
}
