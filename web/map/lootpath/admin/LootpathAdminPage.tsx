import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { lootpathNotesQuery, lootpathsQuery } from '../../../shared/queries/lootpaths.queries.ts'
import { MapTabs } from '../../../shared/map/MapTabs.tsx'
import { ActionButton } from '../../../shared/ui/action/ActionButton.tsx'
import { Meter } from '../../../shared/ui/table/Meter.tsx'
import { PageHead } from '../../../shared/ui/layout/PageHead.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { type AdminRow, adminRows } from './admin-rows.ts'
import { type OpenLocationDialog, LootpathDialogs } from './LootpathDialogs.tsx'
import { locationListError } from './faults.ts'
import { LocationTable } from './LocationTable.tsx'
import { useLootpathAddress } from '../lootpath-address.ts'
import styles from './LootpathAdminPage.module.css'
import { countImages, spotsOf } from '../spots.ts'

export function LootpathAdminPage() {
  const { map, chooseMap } = useLootpathAddress()
  const list = useQuery(lootpathsQuery)
  const notes = useQuery(lootpathNotesQuery(map))
  const [dialog, setDialog] = useState<OpenLocationDialog | null>(null)
  const spots = list.data && spotsOf(map, list.data)
  const rows = spots && notes.data && adminRows(spots, notes.data)
  const query = {
    error: list.error ?? notes.error,
    isFetching: list.isFetching || notes.isFetching,
    refetch: () => Promise.all([list.refetch(), notes.refetch()]),
  }

  return (
    <>
      <PageHead
        title={texts.title}
        tabs={<MapTabs map={map} onChoose={chooseMap} />}
        actions={
          <ActionButton
            variant="primary"
            label={texts.add}
            icon={<Plus aria-hidden="true" />}
            onClick={() => setDialog({ kind: 'add' })}
          />
        }
      />
      {spots ? (
        <div className={styles.coverage}>
          <p>{texts.coverage(countImages(spots), spots.length)}</p>
          <Meter percent={spots.length === 0 ? 0 : (100 * countImages(spots)) / spots.length} />
        </div>
      ) : null}
      <Panel title={texts.list} count={rows && texts.count(rows.length)} flush>
        {rows ? (
          <LocationTable rows={rows} onDialog={setDialog} />
        ) : (
          <Waiting query={query} loading={texts.loading} failed={locationListError} lines={8} />
        )}
      </Panel>
      <LootpathDialogs map={map} rows={rows ?? NONE} dialog={dialog} onDialog={setDialog} />
    </>
  )
}

const NONE: readonly AdminRow[] = []
