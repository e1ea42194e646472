import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { pointsOfCandidate } from '../plan-model.ts'
import type { CellProps } from './PlanTable.tsx'
import styles from './ValueCell.module.css'

const loadWhy = () => import('../PlanWhy.tsx').then((chunk) => chunk.PlanWhy)

export function ValueCell({ column, judged }: CellProps) {
  const { review, number, comp } = column
  if (column.state === 'played') return <span className={styles.quiet}>{texts.playedCell}</span>
  if (!review || !judged || !comp) return <span className={styles.quiet}>{texts.notPlanned}</span>
  const value = pointsOfCandidate(judged.model, review.main)
  if (value === null) return <span className={styles.quiet}>{texts.noValue}</span>
  const subject = { ...judged, game: column.index - judged.model.played }
  return (
    <>
      <div className={styles.value}>
        <Why title={texts.why(number)} load={loadWhy} subject={subject} className={styles.number}>
          {texts.points(value.points, value.margin)}
        </Why>
        <small>{review.isClearBest ? texts.clearBest : texts.noClearBest}</small>
      </div>
      <Meter percent={100 * (review.legal ?? 0)} color="var(--accent-mark)" />
      <p className={styles.legal}>{texts.stillLegal(review.legal ?? 0)}</p>
    </>
  )
}
