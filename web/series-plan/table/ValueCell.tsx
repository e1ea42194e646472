import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { rangeOf } from '#domain/series-plan/chance-range.ts'
import { signed } from '../../shared/page/signed.ts'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'
import { candidateAt } from '../plan-model.ts'
import type { CellProps } from './PlanTable.tsx'
import styles from './ValueCell.module.css'

const loadWhy = () => import('../PlanWhy.tsx').then((chunk) => chunk.PlanWhy)

/** Points at the ends of each track, as in "Play this". */
const RANGE = { low: -1.6, high: 1.6 }

export function ValueCell({ column, judged, ranges }: CellProps) {
  const { review, number, comp, ahead, result } = column
  if (column.state === 'played') {
    return (
      <span className={styles.quiet}>
        {result ? texts.finish(result.placement, result.points) : texts.playedCell}
      </span>
    )
  }
  if (!review || !judged || !comp) return <span className={styles.quiet}>{texts.notPlanned}</span>
  const candidate = candidateAt(judged.model, review.main)
  if (candidate === null) return <span className={styles.quiet}>{texts.noValue}</span>
  const subject = { ...judged, game: column.index - judged.model.played }
  const { effect, margin, games } = candidate
  const interval = { low: effect - margin, high: effect + margin }
  const legal = review.legal ?? 0
  return (
    <>
      <div className={styles.value}>
        <Whisker at={effect} interval={interval} range={RANGE} games={games} line={0} />
        <Why title={texts.why(number)} load={loadWhy} subject={subject} className={styles.number}>
          {texts.effect(signed(effect))}
        </Why>
      </div>
      <p className={styles.quiet}>
        {texts.against(
          signed(interval.low),
          signed(interval.high),
          judged.model.strength.value.toFixed(1),
        )}
      </p>
      {review.isClearBest ? <p className={styles.quiet}>{texts.clearBest}</p> : null}
      <p className={styles.legal}>
        {ahead > 0
          ? texts.stillLegal(legal, ranges && rangeOf(ranges.planLegal, legal, ahead))
          : legal === 1
            ? texts.legalNow
            : texts.notLegalNow}
      </p>
    </>
  )
}
