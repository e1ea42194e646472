import { useQueryClient } from '@tanstack/react-query'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import { deletePinMarker, type PinMarker } from '#contract/map/pin.ts'
import { call } from '../../shared/api/api.ts'
import { pinMarkersQuery } from '../../shared/map/map.queries.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { pinName } from './pin-name.ts'
import { PinDialog } from './PinDialog.tsx'

interface PinDialogsProps {
  opened: PinMarker | undefined
  /** The marker pressed last. A marker opened by a link isn't pressed. */
  clicked: number | null
  deleting: PinMarker | null
  canManage: boolean
  onClose: () => void
  onDelete: (pin: PinMarker | null) => void
}

export function PinDialogs({
  opened,
  clicked,
  deleting,
  canManage,
  onClose,
  onDelete,
}: PinDialogsProps) {
  const queryClient = useQueryClient()
  const deletePin = async ({ id: deletedId, map }: PinMarker) => {
    const done = await call(deletePinMarker, { id: deletedId })
    // Remove it locally too, in case the refetch fails.
    queryClient.setQueryData(
      pinMarkersQuery(map).queryKey,
      (old) => old && { markers: old.markers.filter(({ id }) => id !== deletedId) },
    )
    return done
  }

  return (
    <>
      {opened ? (
        <PinDialog
          pin={opened}
          isAskedFor={opened.id === clicked}
          canRename={canManage}
          onClose={onClose}
          onDelete={canManage ? () => onDelete(opened) : undefined}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          title={texts.deleteTitle}
          question={texts.deleteText(deleting.type, pinName(deleting))}
          confirmLabel={texts.deleteConfirm}
          failed={texts.deleteFailed}
          send={() => deletePin(deleting)}
          changes={pinMarkersQuery(deleting.map)}
          onClose={() => onDelete(null)}
          onDone={() => {
            onDelete(null)
            onClose()
          }}
        />
      ) : null}
    </>
  )
}
