import { SearchX } from 'lucide-react'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useMemo } from 'react'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { DataTable } from '../../shared/ui/table/DataTable.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { poiColumns } from './poi-columns.tsx'
import { findPoiRows, type PoiRow } from './poi-rows.ts'
import styles from './PoiList.module.css'

const sortParser = parseAsSort(['name', 'winRate', 'points', 'games']).withDefault({
  column: 'winRate',
  direction: 'desc',
})

interface PoiListProps {
  map: MapId
  rows: readonly PoiRow[]
  isLoading: boolean
  isSample: boolean
  chosen: number | null
  onChoose: (row: PoiRow) => void
}

/** The same figures as on the map, for sorting, searching and screen readers. */
export function PoiList({ map, rows, isLoading, isSample, chosen, onChoose }: PoiListProps) {
  const [sort, setSort] = useQueryState('sort', sortParser)
  const [search, setSearch] = useQueryState('q', parseAsText)
  const found = useMemo(() => findPoiRows(rows, search), [rows, search])
  const columns = useMemo(() => poiColumns({ map, chosen, onChoose }), [map, chosen, onChoose])
  const withData = rows.filter(({ statistic }) => statistic !== null).length

  return (
    <Panel
      title={texts.locations}
      count={isLoading ? undefined : texts.locationCount(rows.length, withData)}
      actions={isSample ? <Badge tone="warning">{texts.sample}</Badge> : undefined}
      flush
    >
      {isLoading ? (
        <Skeleton label={texts.loading} shape="rows" lines={10} />
      ) : (
        <>
          <div className={styles.search}>
            <SearchField
              label={texts.search}
              placeholder={texts.search}
              value={search}
              onValueChange={(words) => setSearch(words || null)}
            />
            {withData === 0 ? <p className={styles.empty}>{texts.empty}</p> : null}
          </div>
          <div className={styles.rows}>
            <DataTable
              caption={texts.locations}
              columns={columns}
              rows={found}
              rowKey={(row) => row.id}
              sort={sort}
              onSortChange={(next) => setSort(next)}
              empty={<EmptyState icon={<SearchX aria-hidden="true" />} title={texts.noLocations} />}
            />
          </div>
        </>
      )}
    </Panel>
  )
}
