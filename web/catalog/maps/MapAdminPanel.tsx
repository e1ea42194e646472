import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { rosterQuery, useRoster } from '../../shared/legend/roster.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { CalibrationEditor } from './calibration/CalibrationEditor.tsx'
import { MapDialogs, type OpenMapDialog } from './MapDialogs.tsx'
import { mapRows } from './map-rows.ts'
import { MapTable } from './MapTable.tsx'
import { PoisEditor } from './pois/PoisEditor.tsx'

export function MapAdminPanel() {
  useRoster()
  const query = useQuery(rosterQuery)
  const [dialog, setDialog] = useState<OpenMapDialog | null>(null)
  if (!query.data) {
    return <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={6} />
  }
  const saved = query.data.maps
  const rows = mapRows(saved)
  const close = () => setDialog(null)
  if (dialog?.kind === 'calibrate') return <CalibrationEditor row={dialog.row} onClose={close} />
  if (dialog?.kind === 'pois') return <PoisEditor row={dialog.row} onClose={close} />

  return (
    <>
      <Panel
        title={texts.title}
        count={texts.count(rows.length, rows.filter(({ map }) => map.isRetired).length)}
        actions={
          <Button
            size="sm"
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setDialog({ kind: 'add' })}
          >
            {texts.add}
          </Button>
        }
        flush
      >
        <MapTable rows={rows} onOpen={setDialog} />
      </Panel>
      <MapDialogs dialog={dialog} saved={saved} onClose={close} />
    </>
  )
}
