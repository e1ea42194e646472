import { ClipboardList } from 'lucide-react'
import { Link } from 'wouter'
import { seriesPlanMessages } from '#contract/messages/series-plan.ts'
import type { PlanOfSeries } from '#contract/series-plan.ts'
import { hasBanned } from '#domain/comp/comp.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { paths } from '../../shared/address/paths.ts'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { useStoredPlan } from '../../shared/series-plan/series-plan.queries.ts'
import { nextGame } from '../status/draft-texts.ts'
import styles from './PlanLine.module.css'

const { beside: texts, open } = seriesPlanMessages

/** What is planned for the next game, with a link to the plan. */
export function PlanLine({ draft }: { draft: DraftState }) {
  const { data } = useStoredPlan()
  return (
    <p className={styles.line}>
      <ClipboardList aria-hidden="true" />
      {data ? <span>{planSentence(data.plan, draft)}</span> : null}
      <Link className={styles.link} to={paths.plan}>
        {open}
      </Link>
    </p>
  )
}

export function planSentence(
  plan: PlanOfSeries,
  draft: Pick<DraftState, 'banned_legends' | 'draft_history'>,
): string {
  const game = nextGame(draft)
  const { comp = null, planB = null } = plan.games[game - 1] ?? {}
  if (!comp) return texts.noPlan(game)
  const isOpen = (legends: readonly string[]) => !hasBanned(legends, draft.banned_legends)
  const planned = comp.map(({ legend }) => legend)
  if (isOpen(planned)) return texts.legal(game, compNames(planned))
  return planB && isOpen(planB)
    ? texts.planB(game, compNames(planned), compNames(planB))
    : texts.gone(game, compNames(planned))
}
