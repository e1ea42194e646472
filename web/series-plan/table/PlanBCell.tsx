import { Plus } from 'lucide-react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { pointsOfCandidate } from '../plan-model.ts'
import type { CellProps } from './PlanTable.tsx'
import styles from './PlanBCell.module.css'

export function PlanBCell({ column, judged, pick }: CellProps) {
  const { index, number, state, comp, planB, review } = column
  if (state === 'played') return <span className={styles.quiet}>{texts.playedCell}</span>
  if (!comp) return <span className={styles.quiet}>{texts.notPlanned}</span>
  const choose = () => pick({ index, slot: 'planB' })
  if (!planB) {
    return (
      <Button
        size="sm"
        className={styles.add}
        icon={<Plus aria-hidden="true" />}
        aria-label={texts.addPlanBFor(number)}
        disabled={!judged}
        onClick={choose}
      >
        {texts.addPlanB}
      </Button>
    )
  }
  const value = judged && review ? pointsOfCandidate(judged.model, review.planB) : null
  return (
    <div className={styles.planB}>
      <button type="button" className={styles.change} disabled={!judged} onClick={choose}>
        <span className="visually-hidden">{texts.changePlanB(number)} </span>
        <NamedTrio legends={planB} size={16} />
      </button>
      {value === null ? null : <b>{texts.points(value.points, value.margin)}</b>}
    </div>
  )
}
