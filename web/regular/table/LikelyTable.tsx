import { memo, useRef, type KeyboardEvent } from 'react'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { teamKey } from '#domain/team/team.ts'
import type { Sort } from '../../shared/ui/table/data-table.ts'
import { LikelyHead } from './LikelyHead.tsx'
import styles from './LikelyTable.module.css'
import { LikelyTableRow } from './LikelyTableRow.tsx'
import type { PastResults } from './past-results.ts'
import type { TableTeam } from './table-team.ts'
import type { Columns } from './use-columns.ts'
import { useTableWidth } from './use-table-width.ts'

interface LikelyTableProps {
  /** In table order. */
  teams: readonly TableTeam[]
  columns: Columns
  bans: readonly string[]
  lastGame: number | null
  /** What was played in the game on screen; null before it. */
  played: PastResults | null
  hasFailed: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  onOpen: (team: string) => void
}

export const LikelyTable = memo((props: LikelyTableProps) => {
  const { teams: rows, columns, bans, lastGame, played, hasFailed, sort, onSort, onOpen } = props
  const isTall = useMediaQuery('(min-width: 1800px)')
  const frame = useRef<HTMLDivElement>(null)
  const width = useTableWidth(frame, columns)

  return (
    <div className={styles.frame} ref={frame}>
      <table className={styles.table} data-columns={columns} data-width={width}>
        <caption className="visually-hidden">{viewTexts.likely}</caption>
        <LikelyHead
          columns={columns}
          lastGame={lastGame}
          pastGame={played?.game ?? null}
          sort={sort}
          onSort={onSort}
        />
        {/* The arrow keys move between the buttons with the teams' names. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody onKeyDown={moveRow}>
          {rows.map((team) => (
            <LikelyTableRow
              key={team.ranked.team}
              team={team}
              columns={columns}
              width={width}
              bans={bans}
              isPlayed={played !== null}
              played={played?.results.get(teamKey(team.ranked.team))}
              hasFailed={hasFailed}
              hasFacts={columns === 'weighted' || isTall}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
})

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function moveRow(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('th button')]
  const at = names.findIndex((name) => name === event.target)
  if (at === -1) return
  event.preventDefault()
  names[at + step]?.focus()
}
