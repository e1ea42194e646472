import { deleteLootpathPicture, removeLootpathLocation } from '#contract/map/lootpath-admin.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { call } from '../../../shared/api/api.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { AddLocationDialog } from './AddLocationDialog.tsx'
import type { AdminRow } from './admin-rows.ts'
import { LocationDialog } from './LocationDialog.tsx'

export type OpenLocationDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete-image' | 'remove'; readonly number: number }

interface LootpathDialogsProps {
  map: MapId
  rows: readonly AdminRow[]
  dialog: OpenLocationDialog | null
  onDialog: (dialog: OpenLocationDialog | null) => void
}

export function LootpathDialogs({ map, rows, dialog, onDialog }: LootpathDialogsProps) {
  if (!dialog) return null
  const close = () => onDialog(null)
  if (dialog.kind === 'add') return <AddLocationDialog map={map} onClose={close} />
  const { kind, number } = dialog
  const row = rows.find((candidate) => candidate.number === number)
  // Another user has removed it in the meantime.
  if (!row) return null
  const back = () => onDialog({ kind: 'edit', number })
  if (kind === 'delete-image') {
    return (
      <ConfirmDialog
        title={texts.deleteImage}
        question={texts.deleteImageQuestion(row.name)}
        confirmLabel={texts.deleteImage}
        failed={texts.failed}
        send={() => call(deleteLootpathPicture, { id: number })}
        onClose={back}
      />
    )
  }
  if (kind === 'remove') {
    return (
      <ConfirmDialog
        title={texts.remove}
        question={texts.removeQuestion(row.name)}
        confirmLabel={texts.remove}
        failed={texts.failed}
        send={() => call(removeLootpathLocation, { id: number })}
        onClose={close}
      />
    )
  }
  return (
    <LocationDialog
      row={row}
      onDeleteImage={() => onDialog({ kind: 'delete-image', number })}
      onClose={close}
    />
  )
}
