import { Hourglass, Shuffle } from 'lucide-react'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { mapName } from '#domain/catalog/map.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { type Board, type BoardSpot, type OrderCell, orderRows } from '../board-model.ts'
import styles from './OrderTable.module.css'

interface OrderTableProps {
  board: Board
  onChoose: (spot: BoardSpot) => void
  /** Null once there are claims. */
  onShuffle: (() => void) | null
}

/** Every team with its spot on each map, or the pick that it will get it with. */
export function OrderTable({ board, onChoose, onShuffle }: OrderTableProps) {
  const { maps, mode } = board.draft
  return (
    <Panel
      title={texts.order}
      count={texts.directions[mode]}
      flush
      actions={
        onShuffle ? (
          <Button size="sm" icon={<Shuffle aria-hidden="true" />} onClick={onShuffle}>
            {texts.shuffle}
          </Button>
        ) : null
      }
    >
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.team}</th>
              {maps.map((map) => (
                <th key={map} scope="col">
                  {mapName(map)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orderRows(board).map(({ team, isOurs, cells }, index) => (
              <tr key={team} data-own={isOurs || undefined}>
                <th scope="row">
                  <span className={styles.number}>{index + 1}</span>
                  {team} {isOurs ? <Badge tone="accent">{texts.you}</Badge> : null}
                </th>
                {cells.map((cell) => (
                  <td key={cell.map} data-now={cell.isNow || undefined}>
                    <SpotCell
                      cell={cell}
                      hasOther={cells.some(({ claim }) => claim)}
                      onChoose={onChoose}
                    />
                    {cell.timedOutAt === null ? null : (
                      <Hourglass
                        className={styles.late}
                        size={12}
                        role="img"
                        aria-label={texts.timer.timedOut(cell.timedOutAt)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

interface SpotCellProps {
  cell: OrderCell
  /** The team has a spot on another map, so this is where its next pick goes. */
  hasOther: boolean
  onChoose: (spot: BoardSpot) => void
}

function SpotCell({ cell: { map, claim, pick, isNow }, hasOther, onChoose }: SpotCellProps) {
  if (claim) {
    return (
      <button
        type="button"
        className={styles.spot}
        onClick={() => onChoose({ map, poi: claim.poi })}
      >
        {poiName(map, claim.poi)}
      </button>
    )
  }
  if (isNow) return texts.choosing
  return <span className={styles.open}>{hasOther ? texts.picksAt(pick) : texts.pick(pick)}</span>
}
