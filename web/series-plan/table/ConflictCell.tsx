import { Check, OctagonAlert, TriangleAlert, UserX } from 'lucide-react'
import { seriesPlanMessages } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { PlanConflict } from '#domain/series-plan/plan-conflicts.ts'
import type { CellProps } from './PlanTable.tsx'
import styles from './ConflictCell.module.css'

const { conflict: texts, none } = seriesPlanMessages

export function ConflictCell({ column: { state, conflicts, comp } }: CellProps) {
  if (state === 'played') return null
  if (!comp) return <span className={styles.quiet}>{none}</span>
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
        const [text, more] = describeConflict(conflict)
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
  if (kind === 'few_games' || kind === 'player_twice' || kind === 'not_ours') return UserX
  return isSevere ? OctagonAlert : TriangleAlert
}

function describeConflict(conflict: PlanConflict): readonly [text: string, more: string | null] {
  switch (conflict.kind) {
    case 'gone': {
      const { label } = findLegend(conflict.legend)
      const more = [
        leftText(conflict),
        conflict.hasPlanB ? texts.planBReady : texts.noPlanBYet,
      ].filter((text) => text !== null)
      const text = conflict.chance === 1 ? texts.banned(label) : texts.gone(label, conflict.chance)
      return [text, more.join(' ')]
    }
    case 'no_plan_b':
      return [texts.noPlanB(conflict.risk), null]
    case 'repeat':
      return [texts.repeats(conflict.game), texts.repeatsOff]
    case 'player_twice':
      return [texts.playerTwice(conflict.player), null]
    case 'not_ours':
      return [texts.notOurs(conflict.player), null]
    default:
      return [
        texts.fewGames(conflict.player, findLegend(conflict.legend).label, conflict.games),
        null,
      ]
  }
}

/** More than that is a choice, and no risk. */
const FEW_LEFT = 2

/** What the player of a banned legend can still play, if that is little. */
function leftText({ player, left }: Extract<PlanConflict, { kind: 'gone' }>): string | null {
  if (player === null || left.length > FEW_LEFT) return null
  if (left.length === 0) return texts.nothingLeft(player)
  const legends = left.map(({ legend, games }) => texts.left(findLegend(legend).label, games))
  return texts.onlyLeft(player, legends.join(', '))
}
