import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import {
  deleteLootpathPicture,
  removeLootpathLocation,
  addLootpathLocation,
} from '#contract/map/lootpath-admin.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { messages } from '#contract/base/texts.ts'
import { call } from '../../../shared/api/api.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { lootpathsQuery } from '../../../shared/queries/lootpaths.queries.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import type { AdminRow } from './admin-rows.ts'
import { LocationDialog } from './LocationDialog.tsx'
import { NameForm } from './NameForm.tsx'

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

function AddLocationDialog({ map, onClose }: { map: MapId; onClose: () => void }) {
  const formId = useId()
  const queryClient = useQueryClient()
  const { send, isPending, error } = useSingleMutation({
    mutationFn: (name: string) => call(addLootpathLocation, { map, name }),
    onSuccess: ({ message }) => {
      notify.success(message)
      onClose()
      return queryClient.invalidateQueries(lootpathsQuery)
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.addTitle(mapName(map))}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {texts.add}
          </Button>
        </>
      }
    >
      <NameForm id={formId} initial="" hint={texts.nameHint} fault={error} onSubmit={send} />
    </Dialog>
  )
}
