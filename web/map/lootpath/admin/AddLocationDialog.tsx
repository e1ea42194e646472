import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { addLootpathLocation } from '#contract/map/lootpath-admin.ts'
import { messages } from '#contract/base/texts.ts'
import { lootpathAdminMessages as texts } from '#contract/map/lootpath-admin.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import { call } from '../../../shared/api/api.ts'
import { lootpathsQuery } from '../../../shared/queries/lootpaths.queries.ts'
import { notify } from '../../../shared/page/toast.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { NameForm } from './NameForm.tsx'

export function AddLocationDialog({ map, onClose }: { map: MapId; onClose: () => void }) {
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
