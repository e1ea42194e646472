import { seriesPlanMessages as texts } from '#contract/messages/series-plan.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import type { CellProps } from './PlanTable.tsx'
import styles from './ValueCell.module.css'

const loadWhy = () => import('../PlanWhy.tsx').then((chunk) => chunk.PlanWhy)

export function ValueCell({ column, judged }: CellProps) {
  const { review, number, comp } = column
  if (column.state === 'played') return <span className={styles.quiet}>{texts.playedCell}</span>
  if (!review || !judged || !comp) return <span className={styles.quiet}>{texts.notPlanned}</span>
  const { value, bestValue, legal } = review
  if (value === null) return <span className={styles.quiet}>{texts.noValue}</span>
  const subject = { ...judged, game: column.index - judged.model.played }
  return (
    <>
      <div className={styles.value}>
        <Why title={texts.why(number)} load={loadWhy} subject={subject} className={styles.number}>
          {value.toFixed(1)}
        </Why>
        <small>{value >= bestValue ? texts.bestOpen : texts.ofBest(bestValue.toFixed(1))}</small>
      </div>
      <Meter percent={bestValue > 0 ? (100 * value) / bestValue : 0} color="var(--accent-mark)" />
      <p className={styles.legal}>{texts.stillLegal(legal ?? 0)}</p>
    </>
  )
}
