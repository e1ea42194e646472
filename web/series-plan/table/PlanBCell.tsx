import { Plus } from 'lucide-react'
import { seriesPlanMessages as texts } from '#contract/messages/series-plan.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
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
  const game = index - (judged?.model.played ?? 0)
  const value =
    review?.planB === null || review?.planB === undefined
      ? undefined
      : judged?.model.problem.values[game]?.[review.planB]
  return (
    <div className={styles.planB}>
      <button type="button" className={styles.change} disabled={!judged} onClick={choose}>
        <span className="visually-hidden">{texts.changePlanB(number)} </span>
        <NamedTrio legends={planB} size={16} />
      </button>
      {value === undefined ? null : <b>{value.toFixed(1)}</b>}
    </div>
  )
}
