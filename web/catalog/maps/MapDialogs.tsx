import type { SavedMap } from '#contract/catalog/map.ts'
import { addMap, deleteMap, editMap, type MapForm } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { call } from '../../shared/api/api.ts'
import { rosterQuery } from '../../shared/legend/roster.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { NEW_MAP } from './map-draft.ts'
import { MapDialog } from './MapDialog.tsx'
import type { MapRow } from './map-rows.ts'

export type OpenMapDialog =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'calibrate' | 'pois' | 'retire' | 'delete'
      /** As it was opened: nothing is overwritten unseen. */
      readonly row: MapRow
    }

interface MapDialogsProps {
  dialog: OpenMapDialog | null
  saved: readonly SavedMap[]
  onClose: () => void
}

const add = (form: MapForm) => call(addMap, form)

export function MapDialogs({ dialog, saved, onClose }: MapDialogsProps) {
  if (dialog?.kind === 'add') {
    return <MapDialog first={NEW_MAP} row={null} saved={saved} send={add} onClose={onClose} />
  }
  if (!dialog) return null
  const { row } = dialog
  const { id, name } = row.map
  const edit = (form: MapForm) => call(editMap, { map: id, version: row.version, ...form })
  if (dialog.kind === 'edit') {
    return <MapDialog first={row.form} row={row} saved={saved} send={edit} onClose={onClose} />
  }
  const isRetiring = dialog.kind === 'retire'
  return (
    <ConfirmDialog
      title={isRetiring ? texts.retire(name) : texts.delete(name)}
      question={isRetiring ? texts.retireQuestion(name) : texts.deleteQuestion(name)}
      confirmLabel={isRetiring ? texts.retireLabel : texts.deleteLabel}
      send={() =>
        isRetiring
          ? edit({ ...row.form, isRetired: true })
          : call(deleteMap, { map: id, version: row.version })
      }
      changes={rosterQuery}
      onClose={onClose}
    />
  )
}
