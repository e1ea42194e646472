import type { PlanInputsAnswer } from '#contract/series-plan/series-plan.ts'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import type { PlanColumn } from '../plan-columns.ts'
import type { PlanEdit } from '../plan-edit.ts'
import type { Picking } from '../PlanPicker.tsx'
import { CompCell } from './CompCell.tsx'
import { ConflictCell } from './ConflictCell.tsx'
import { GameHead } from './GameHead.tsx'
import { GoneCell } from './GoneCell.tsx'
import { PlanBCell } from './PlanBCell.tsx'
import { ValueCell } from './ValueCell.tsx'
import type { PlanModel } from '../plan-model.ts'
import type { PlanReview } from '#domain/series-plan/review-plan.ts'
import styles from './PlanTable.module.css'

export interface CellProps {
  column: PlanColumn
  /** Null until the forecast has arrived. */
  judged: { model: PlanModel; review: PlanReview } | null
  /** Who can play. */
  players: readonly string[]
  /** How often they have played each legend. */
  uses: PlanInputsAnswer['uses']
  /** How far off chances of later games can be; null if it isn't known. */
  ranges: PlanInputsAnswer['ranges']
  /** How many games there are, and how many of them are played. */
  games: number
  played: number
  edit: (change: PlanEdit) => void
  /** Games are counted from 0. */
  setMap: (game: number, map: string | null) => void
  pick: (picking: Picking) => void
}

const ROWS = [
  ['gone', GoneCell],
  ['comp', CompCell],
  ['value', ValueCell],
  ['planB', PlanBCell],
  ['conflicts', ConflictCell],
] as const

interface PlanTableProps extends Omit<CellProps, 'column'> {
  columns: readonly PlanColumn[]
}

export function PlanTable({ columns, ...cell }: PlanTableProps) {
  return (
    <div className={styles.frame}>
      <Scroller label={texts.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.label} />
              {columns.map((column) => (
                <th key={column.number} scope="col" data-state={column.state}>
                  <GameHead column={column} {...cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([row, Cell]) => (
              <tr key={row}>
                <th scope="row" className={styles.label}>
                  {texts.rows[row]}
                </th>
                {columns.map((column) => (
                  <td key={column.number} data-state={column.state}>
                    <div className={styles.cell}>
                      <Cell column={column} {...cell} />
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
}
