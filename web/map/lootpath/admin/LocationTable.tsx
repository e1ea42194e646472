import { MapPin, SearchX } from 'lucide-react'
import { parseAsText } from '../../../shared/address/query-parser.ts'
import { useQueryState } from '../../../shared/address/query-state.ts'
import { useMemo } from 'react'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { parseAsSort } from '../../../shared/address/sort-state.ts'
import { DataTable } from '../../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { SearchField } from '../../../shared/ui/form/SearchField.tsx'
import { type AdminRow, findLocationRows } from './admin-rows.ts'
import { locationCards } from './LocationCard.tsx'
import { locationColumns } from './location-columns.tsx'
import styles from './LocationTable.module.css'
import type { OpenLocationDialog } from './LootpathDialogs.tsx'

const sortParser = parseAsSort(['name', 'image', 'note', 'changed']).withDefault({
  column: 'name',
  direction: 'asc',
})

interface LocationTableProps {
  rows: readonly AdminRow[]
  onDialog: (dialog: OpenLocationDialog) => void
}

export function LocationTable({ rows, onDialog }: LocationTableProps) {
  const [sort, setSort] = useQueryState('sort', sortParser)
  const [words, setWords] = useQueryState('q', parseAsText)
  const columns = useMemo(() => locationColumns(onDialog), [onDialog])

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={words}
          onValueChange={(text) => setWords(text || null)}
        />
      </div>
      <DataTable
        caption={texts.list}
        columns={columns}
        rows={findLocationRows(rows, words)}
        rowKey={({ number }) => number}
        sort={sort}
        onSortChange={(next) => setSort(next)}
        cards={locationCards(onDialog)}
        empty={
          rows.length > 0 ? (
            <EmptyState icon={<SearchX aria-hidden="true" />} title={texts.noMatches} />
          ) : (
            <EmptyState icon={<MapPin aria-hidden="true" />} title={texts.empty} />
          )
        }
      />
    </>
  )
}
