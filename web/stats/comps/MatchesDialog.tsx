import { useState } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import type { CompMatch, CompPerformance } from '#domain/stats/comp-performance.ts'
import { mapName } from '#domain/catalog/map.ts'
import { survivalText } from '#domain/archive/survival.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { isoTime } from '../../shared/page/time-element.ts'
import type { Column, Sort } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { factCards } from '../../shared/ui/table/FactCard.tsx'
import { Trio } from '../../shared/ui/legend/Trio.tsx'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import styles from './MatchesDialog.module.css'

interface MatchesDialogProps {
  row: CompPerformance
  onClose: () => void
}

/** Every game behind a row of the table. */
export function MatchesDialog({ row, onClose }: MatchesDialogProps) {
  const [sort, setSort] = useState<Sort>({ column: 'played', direction: 'desc' })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.matches}
      description={texts.gamesOf(row.games)}
      size="xl"
    >
      <p className={styles.comp}>
        <Trio legends={row.comp} size={26} />
        {compNames(row.comp)}
      </p>
      <DataTable
        caption={texts.matches}
        columns={COLUMNS}
        rows={row.matches}
        rowKey={(match) => `${match.played_at} ${match.game}`}
        sort={sort}
        onSortChange={setSort}
        empty={texts.noComps}
        cards={factCards(COLUMNS)}
      />
    </Dialog>
  )
}

const number = (
  id: 'placement' | 'points' | 'kills' | 'game',
  header: string,
  firstDirection: 'asc' | 'desc',
): Column<CompMatch> => ({
  id,
  header,
  cell: (match) => match[id] ?? texts.missing,
  sortValue: (match) => match[id],
  firstDirection,
  align: 'end',
})

const COLUMNS: readonly Column<CompMatch>[] = [
  {
    id: 'played',
    header: texts.played,
    cell: ({ played_at: at }) => (
      <time className={styles.played} dateTime={isoTime(at)}>
        {formatDateTime(at)}
      </time>
    ),
    sortValue: ({ played_at: at }) => at,
    firstDirection: 'desc',
  },
  {
    id: 'map',
    header: texts.mapColumn,
    cell: ({ map }) => (map ? mapName(map) : texts.otherMap),
    sortValue: ({ map }) => map,
  },
  number('game', texts.gameNumber, 'asc'),
  number('placement', texts.place, 'asc'),
  number('points', texts.pointsOf, 'desc'),
  number('kills', texts.killsOf, 'desc'),
  {
    id: 'survival',
    header: texts.survivalOf,
    cell: ({ survivalTime }) =>
      survivalTime === null ? texts.missing : survivalText(survivalTime),
    sortValue: ({ survivalTime }) => survivalTime,
    firstDirection: 'desc',
    align: 'end',
  },
]
