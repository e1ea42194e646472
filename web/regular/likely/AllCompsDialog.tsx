import { useMemo, useState } from 'react'
import { rankingMessages as viewTexts } from '#contract/regular/ranking.texts.ts'
import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import { type CompRecord, compKey, hasBanned, isPlayed } from '#domain/catalog/comp.ts'
import type { TeamComps } from '#domain/regular/ranking.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { isoTime } from '../../shared/page/time-element.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import type { Column, Sort } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { factCards } from '../../shared/ui/table/FactCard.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import styles from './AllCompsDialog.module.css'
import { PointsCell } from './PointsCell.tsx'
import { orderCounts } from './why/WhyLikely.tsx'

interface AllCompsDialogProps {
  open: boolean
  teams: readonly TeamComps[]
  bans: readonly string[]
  onClose: () => void
}

export function AllCompsDialog({ open, teams, bans, onClose }: AllCompsDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [sort, setSort] = useState<Sort>({ column: 'games', direction: 'desc' })
  const columns = useMemo(() => columnsFor(bans), [bans])
  const shown = teams.find(({ team }) => team === chosen) ?? teams[0]

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={viewTexts.allComps}
      size="xxl"
    >
      <div className={styles.team}>
        <SelectField
          label={texts.team}
          options={teams.map(({ team }) => ({ value: team, label: team }))}
          value={shown?.team ?? ''}
          onChange={(event) => setChosen(event.target.value)}
        />
      </div>
      <DataTable
        caption={viewTexts.allComps}
        columns={columns}
        rows={(shown?.comps ?? []).filter(isPlayed)}
        rowKey={({ comp }) => compKey(comp)}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState title={texts.noComps} />}
        cards={factCards(columns)}
      />
    </Dialog>
  )
}

function columnsFor(bans: readonly string[]): Column<CompRecord>[] {
  return [
    {
      id: 'comp',
      header: texts.composition,
      cell: ({ comp }) => (
        <span className={styles.comp}>
          <NamedTrio legends={comp} size={20} banned={bans} />
          {hasBanned(comp, bans) ? <Badge tone="danger">{viewTexts.isBanned}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'games',
      header: texts.games,
      cell: ({ games }) => games,
      sortValue: ({ games }) => games,
      firstDirection: 'desc',
      align: 'end',
    },
    {
      id: 'points',
      header: texts.avgPoints,
      cell: ({ points }) => <PointsCell points={points} />,
      sortValue: ({ points, avg_points: average }) => (points.n === 0 ? null : average),
      firstDirection: 'desc',
      align: 'end',
    },
    {
      id: 'orders',
      header: texts.gameOrders,
      cell: ({ game_orders: orders }) => orderCounts(orders),
    },
    {
      id: 'last',
      header: texts.lastPlayed,
      cell: ({ last_played: last }) => <time dateTime={isoTime(last)}>{formatDateTime(last)}</time>,
      sortValue: ({ last_played: last }) => last,
      firstDirection: 'desc',
    },
  ]
}
