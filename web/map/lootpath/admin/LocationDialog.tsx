import { useQueryClient } from '@tanstack/react-query'
import { renameLootpathLocation } from '#contract/map/lootpath-admin.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { lootpathsQuery } from '../../../shared/queries/lootpaths.queries.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import type { AdminRow } from './admin-rows.ts'
import styles from './LocationDialog.module.css'
import { NameForm } from './NameForm.tsx'
import { NotePanel } from '../notes/NotePanel.tsx'
import { PictureForm } from './PictureForm.tsx'

interface LocationDialogProps {
  row: AdminRow
  onDeleteImage: () => void
  onClose: () => void
}

export function LocationDialog({ row, onDeleteImage, onClose }: LocationDialogProps) {
  const queryClient = useQueryClient()
  const renaming = useSingleMutation({
    mutationFn: (name: string) => call(renameLootpathLocation, { id: row.number, name }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return queryClient.invalidateQueries(lootpathsQuery)
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={row.name}
      size="lg"
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={styles.parts}>
        <NameForm
          className={styles.name}
          initial={row.name}
          fault={renaming.error}
          onSubmit={renaming.send}
        >
          <Button type="submit" busy={renaming.isPending}>
            {texts.rename}
          </Button>
        </NameForm>
        <PictureForm row={row} onDelete={onDeleteImage} />
        <NotePanel spot={row} level={3} />
      </div>
    </Dialog>
  )
}
