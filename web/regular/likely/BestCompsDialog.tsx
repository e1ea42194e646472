import { useState } from 'react'
import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import { compKey } from '#domain/catalog/comp.ts'
import type { BestComp, LikelyComps } from '#domain/regular/ranking.ts'
import { bestOf } from '#domain/regular/ranking.ts'
import type { Column } from '../../shared/ui/table/data-table.ts'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { PointsCell } from './PointsCell.tsx'
import { TeamsDialog } from './TeamsDialog.tsx'

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
  const [lastSelection, setLastSelection] = useState(selection)
  // Keep the content while the dialog closes.
  if (selection !== null && selection !== lastSelection) setLastSelection(selection)
  const shown = selection ?? lastSelection
  const comp = shown === 'all' ? null : shown
  const best = likely.flatMap(bestOf)
  const rows = comp ? best.filter(({ record }) => compKey(record.comp) === compKey(comp)) : best
  const [team, ...rest] = COLUMNS
  const columns = comp === null && team ? [team, COMPOSITION, ...rest] : COLUMNS

  return (
    <TeamsDialog
      open={selection !== null}
      comp={comp}
      columns={columns}
      rows={rows}
      sortedBy="games"
      onClose={onClose}
    />
  )
}
