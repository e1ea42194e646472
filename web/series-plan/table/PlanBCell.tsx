import { Plus } from 'lucide-react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { candidateAt } from '../plan-model.ts'
import { gamesIn } from './CompCell.tsx'
import type { CellProps } from './PlanTable.tsx'
import { SeatRows } from './SeatRows.tsx'
import styles from './PlanBCell.module.css'

export function PlanBCell({ column, judged, uses, pick }: CellProps) {
  const { index, number, state, comp, planB, review, ahead } = column
  if (state === 'played') return null
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
  const candidate = judged && review ? candidateAt(judged.model, review.planB) : null
  const seats = planB.map((legend, at) => ({ legend, player: candidate?.players[at] ?? null }))
  const legal = review?.planBLegal ?? null
  return (
    <div className={styles.planB}>
      <SeatRows seats={seats} gamesOf={gamesIn(uses)} />
      {legal === null || ahead === 0 ? null : (
        <p className={styles.quiet}>{texts.stillLegal(legal, null)}</p>
      )}
      <Button
        size="sm"
        variant="ghost"
        className={styles.change}
        aria-label={texts.changePlanB(number)}
        disabled={!judged}
        onClick={choose}
      >
        {texts.change}
      </Button>
    </div>
  )
}
