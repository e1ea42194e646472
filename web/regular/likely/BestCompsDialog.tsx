import { useState } from 'react'
import { popularMessages as popularTexts } from '#contract/regular/popular.texts.ts'
import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import { compKey } from '#domain/catalog/comp.ts'
import type { BestComp, LikelyComps } from '#domain/regular/ranking.ts'
import { bestOf } from '#domain/regular/ranking.ts'
import type { Column, Sort } from '../../shared/ui/table/data-table.ts'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { factCards } from '../../shared/ui/table/FactCard.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { PointsCell } from './PointsCell.tsx'

interface BestCompsDialogProps {
  likely: readonly LikelyComps[]
  /** All teams, or the teams of one composition; null while closed. */
  selection: 'all' | readonly string[] | null
  onClose: () => void
}

const COLUMNS: readonly Column<BestComp>[] = [
  {
    id: 'team',
    header: texts.team,
    cell: ({ team }) => team,
    sortValue: ({ team }) => team.toLowerCase(),
  },
  {
    id: 'games',
    header: texts.games,
    cell: ({ record }) => record.games,
    sortValue: ({ record }) => record.games,
    firstDirection: 'desc',
    align: 'end',
  },
  {
    id: 'points',
    header: texts.avgPoints,
    cell: ({ record }) => <PointsCell points={record.points} />,
    sortValue: ({ record }) => (record.points.n === 0 ? null : record.avg_points),
    firstDirection: 'desc',
    align: 'end',
  },
]

const COMPOSITION: Column<BestComp> = {
  id: 'comp',
  header: texts.composition,
  cell: ({ record }) => <NamedTrio legends={record.comp} size={20} />,
}

/** The best composition of each team, or the teams that share a composition. */
export function BestCompsDialog({ likely, selection, onClose }: BestCompsDialogProps) {
  const [sort, setSort] = useState<Sort>({ column: 'games', direction: 'desc' })
  const [lastSelection, setLastSelection] = useState(selection)
  // Keep the content while the dialog closes.
  if (selection !== null && selection !== lastSelection) setLastSelection(selection)
  const shown = selection ?? lastSelection
  const title = shown === 'all' ? popularTexts.topPerTeam : popularTexts.teamsUsing
  const best = likely.flatMap(bestOf)
  const rows =
    shown === 'all' || shown === null
      ? best
      : best.filter(({ record }) => compKey(record.comp) === compKey(shown))
  const [team, ...rest] = COLUMNS
  const columns = shown === 'all' && team ? [team, COMPOSITION, ...rest] : COLUMNS

  return (
    <Dialog
      open={selection !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        shown === 'all' || shown === null ? null : <NamedTrio legends={shown} size={24} />
      }
      size="lg"
    >
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.team}
        sort={sort}
        onSortChange={setSort}
        empty={<EmptyState title={popularTexts.noTop} />}
        cards={factCards(columns)}
      />
    </Dialog>
  )
}
