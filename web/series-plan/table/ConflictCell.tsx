import { Check, OctagonAlert, TriangleAlert, UserX } from 'lucide-react'
import { seriesPlanMessages } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { PlanConflict } from '#domain/series-plan/plan-conflicts.ts'
import type { CellProps } from './PlanTable.tsx'
import styles from './ConflictCell.module.css'

const { conflict: texts, none } = seriesPlanMessages

export function ConflictCell({ column: { number, state, conflicts, comp } }: CellProps) {
  if (state === 'played' || !comp) return <span className={styles.quiet}>{none}</span>
  if (conflicts.length === 0) {
    return (
      <span className={styles.fine}>
        <Check aria-hidden="true" />
        {none}
      </span>
    )
  }
  return (
    <ul className={styles.conflicts}>
      {conflicts.map((conflict) => {
        const [text, more] = describeConflict(conflict, number)
        const Icon = iconOf(conflict)
        return (
          <li key={text} className={styles.conflict} data-severe={conflict.isSevere || undefined}>
            <Icon aria-hidden="true" />
            <span>
              {text}
              {more === null ? null : <small>{more}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function iconOf({ kind, isSevere }: PlanConflict) {
  if (kind === 'few_games' || kind === 'player_twice') return UserX
  return isSevere ? OctagonAlert : TriangleAlert
}

function describeConflict(
  conflict: PlanConflict,
  game: number,
): readonly [text: string, more: string | null] {
  switch (conflict.kind) {
    case 'gone': {
      const { label } = findLegend(conflict.legend)
      const more = conflict.hasPlanB ? texts.planBReady : texts.noPlanBYet
      return conflict.chance === 1
        ? [texts.banned(label), more]
        : [texts.gone(label, conflict.chance, game), more]
    }
    case 'no_plan_b':
      return [texts.noPlanB(conflict.risk), null]
    case 'repeat':
      return [texts.repeats(conflict.game), texts.repeatsOff]
    case 'player_twice':
      return [texts.playerTwice(conflict.player), null]
    default:
      return [
        texts.fewGames(conflict.player, findLegend(conflict.legend).label, conflict.games),
        null,
      ]
  }
}
