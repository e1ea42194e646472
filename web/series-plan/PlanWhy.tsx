import { seriesPlanMessages } from '#contract/messages/series-plan.ts'
import { findLegend } from '#domain/legend/legend.ts'
import { type PlanReason, planReasons } from '#domain/series-plan/plan-reasons.ts'
import type { PlanReview } from '#domain/series-plan/review-plan.ts'
import { compNames } from '../shared/ui/legend/trio-order.ts'
import { compOfCandidate, type PlanModel } from './plan-model.ts'
import styles from './PlanWhy.module.css'

const { reason: texts } = seriesPlanMessages

interface PlanWhyProps {
  model: PlanModel
  review: PlanReview
  /** Among the open games, from 0. */
  game: number
}

export function PlanWhy({ model, review, game }: PlanWhyProps) {
  return (
    <ul className={styles.reasons}>
      {planReasons(model.problem, review, game).map((reason) => (
        <li key={reason.kind}>{describe(reason, model)}</li>
      ))}
    </ul>
  )
}

function describe(reason: PlanReason, model: PlanModel): string {
  switch (reason.kind) {
    case 'value':
      return texts.value(reason.value.toFixed(1), reason.place, reason.of)
    case 'legal':
      return texts.legal(reason.chance)
    case 'weakest':
      return texts.weakest(findLegend(reason.legend).label, reason.chance)
    case 'plan_b':
      return texts.planB(reason.chance)
    default:
      return texts.nextBest(
        compNames(compOfCandidate(model, reason.candidate) ?? []),
        reason.difference,
      )
  }
}
