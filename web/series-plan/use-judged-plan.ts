import { useMemo, useState } from 'react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import type { PlanInputsAnswer, PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { notify } from '../shared/page/toast.ts'
import { clearPlan, isSamePlan, nextUndo, type PlanEdit, type UndoablePlan } from './plan-edit.ts'
import { planModel, type PlannedDraft, reviewModel, suggestedPlan } from './plan-model.ts'

/** The plan played through all scenarios, and suggestions with one undo. */
export function useJudgedPlan(
  plan: PlanOfSeries,
  draft: PlannedDraft,
  inputs: PlanInputsAnswer | null,
  edit: (change: PlanEdit) => void,
) {
  const [undoable, setUndoable] = useState<UndoablePlan | null>(null)
  const judged = useMemo(() => {
    if (!inputs || draft.draft_history.length >= plan.games.length) return null
    const model = planModel(plan, draft, inputs)
    return { model, review: reviewModel(model) }
  }, [plan, draft, inputs])

  const replace = (after: PlanOfSeries, sentence: string) => {
    setUndoable(nextUndo(undoable, plan, after))
    const isSame = isSamePlan(plan, after)
    if (!isSame) edit(() => after)
    notify.info(isSame ? texts.unchanged : sentence)
  }
  return {
    judged,
    suggest: (keepsPlaced: boolean) => {
      if (!judged) return
      const after = suggestedPlan(plan, judged.model, keepsPlaced)
      replace(after, texts.filled(judged.model.problem.games))
    },
    clear: () => replace(clearPlan(plan), texts.cleared),
    undo:
      undoable && isSamePlan(undoable.after, plan)
        ? () => {
            edit(() => undoable.before)
            setUndoable(null)
          }
        : null,
  }
}
