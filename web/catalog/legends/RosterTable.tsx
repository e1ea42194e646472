import { SearchX } from 'lucide-react'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useMemo } from 'react'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { rosterColumns } from './roster-columns.tsx'
import type { LegendRow } from './roster-rows.ts'
import { rosterCards } from './RosterCard.tsx'
import type { OpenRosterDialog } from './RosterDialogs.tsx'

const sortParser = parseAsSort(['legend', 'short', 'class', 'origin']).withDefault({
  column: 'class',
  direction: 'asc',
})

interface RosterTableProps {
  rows: readonly LegendRow[]
  onOpen: (dialog: OpenRosterDialog) => void
}

export function RosterTable({ rows, onOpen }: RosterTableProps) {
  const [sort, setSort] = useQueryState('sort', sortParser)
  const columns = useMemo(() => rosterColumns(onOpen), [onOpen])

  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={rows}
      rowKey={({ legend }) => legend.key}
      sort={sort}
      onSortChange={(next) => setSort(next)}
      cards={rosterCards(onOpen)}
      empty={<EmptyState icon={<SearchX aria-hidden="true" />} title={texts.noMatches} />}
    />
  )
}
