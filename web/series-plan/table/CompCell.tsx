import { Plus } from 'lucide-react'
import { type DragEvent } from 'react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { Seat } from '#domain/team/player.ts'
import { gamesOn, PLAN_B_RISK } from '#domain/series-plan/plan-conflicts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { moveGame, setPlayer } from '../plan-edit.ts'
import type { CellProps } from './PlanTable.tsx'
import { QuietSelect } from './QuietSelect.tsx'
import { SeatRows } from './SeatRows.tsx'
import styles from './CompCell.module.css'

/** Only our own drags are accepted. */
const DRAG_TYPE = 'application/x-ringwise-game'

export function CompCell({ column, judged, players, uses, edit, pick }: CellProps) {
  const { index, number, state, comp } = column
  const isPlayed = state === 'played'
  const drop = (event: DragEvent) => {
    const from = Number.parseInt(event.dataTransfer.getData(DRAG_TYPE), 10)
    if (!Number.isInteger(from) || from === index) return
    event.preventDefault()
    edit(moveGame(from, index))
  }
  const target = isPlayed
    ? {}
    : {
        onDrop: drop,
        onDragOver: (event: DragEvent) => {
          if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault()
        },
      }

  if (!comp) {
    return (
      <div {...target}>
        <Button
          size="sm"
          className={styles.add}
          icon={<Plus aria-hidden="true" />}
          aria-label={texts.chooseFor(number)}
          disabled={!judged}
          onClick={() => pick({ index, slot: 'main' })}
        >
          {texts.choose}
        </Button>
      </div>
    )
  }
  return (
    <div
      className={styles.card}
      draggable={!isPlayed}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAG_TYPE, String(index))}
      {...target}
    >
      <SeatRows
        seats={comp}
        gamesOf={isPlayed ? () => null : gamesIn(uses)}
        isAtRisk={(seat) => isAtRisk(column, seat)}
        controls={
          isPlayed
            ? []
            : comp.map((seat, at) => (
                <QuietSelect
                  key={seat.legend}
                  className={styles.choice}
                  label={texts.playerOf(findLegend(seat.legend).label, number)}
                  value={seat.player}
                  none={texts.noPlayer}
                  options={playerOptions(players, seat)}
                  onChange={(player) => edit(setPlayer(index, at, player))}
                />
              ))
        }
      />
      {isPlayed ? null : (
        <Button
          size="sm"
          variant="ghost"
          className={styles.change}
          aria-label={texts.changeComp(number)}
          disabled={!judged}
          onClick={() => pick({ index, slot: 'main' })}
        >
          {texts.change}
        </Button>
      )}
    </div>
  )
}

/** How often the player of a seat has played its legend. */
export const gamesIn =
  (uses: CellProps['uses']) =>
  ({ player, legend }: Seat) =>
    player === null ? null : gamesOn(uses, player, legend)

const isAtRisk = ({ gone }: CellProps['column'], { legend }: Seat) =>
  gone.some(
    (one) => findLegend(one.legend).key === findLegend(legend).key && one.chance >= PLAN_B_RISK,
  )

/** Whoever was chosen stays visible. */
const playerOptions = (players: readonly string[], { player }: Seat) =>
  [...new Set([...players, ...(player === null ? [] : [player])])].map((name) => ({
    value: name,
    label: name,
  }))
