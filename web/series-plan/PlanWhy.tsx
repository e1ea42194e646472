import { seriesPlanMessages } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { type PlanReason, planReasons } from '#domain/series-plan/plan-reasons.ts'
import type { PlanReview } from '#domain/series-plan/review-plan.ts'
import type { PlanModel } from './plan-model.ts'
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
        <li key={reason.kind}>{describe(reason)}</li>
      ))}
    </ul>
  )
}

function describe(reason: PlanReason): string {
  switch (reason.kind) {
    case 'practice':
      return texts.practice(reason.games, reason.place, reason.of)
    case 'legal':
      return texts.legal(reason.chance)
    case 'weakest':
      return texts.weakest(findLegend(reason.legend).label, reason.chance)
    case 'plan_b':
      return texts.planB(reason.chance)
    default:
      return reason.isClear ? texts.clearBest : texts.noClearBest
  }
}
