import type { PinMarker } from '#contract/pin.ts'
import { DeletePinDialog } from './DeletePinDialog.tsx'
import { PinDialog } from './PinDialog.tsx'

interface PinDialogsProps {
  opened: PinMarker | undefined
  /** Which marker was pressed last; one that an address opens was not. */
  clicked: number | null
  deleting: PinMarker | null
  canDelete: boolean
  onClose: () => void
  onDelete: (pin: PinMarker | null) => void
}

export function PinDialogs({
  opened,
  clicked,
  deleting,
  canDelete,
  onClose,
  onDelete,
}: PinDialogsProps) {
  return (
    <>
      {opened ? (
        <PinDialog
          pin={opened}
          isAskedFor={opened.id === clicked}
          onClose={onClose}
          onDelete={canDelete ? () => onDelete(opened) : undefined}
        />
      ) : null}
      {deleting ? (
        <DeletePinDialog
          pin={deleting}
          onClose={() => onDelete(null)}
          onDeleted={() => {
            onDelete(null)
            onClose()
          }}
        />
      ) : null}
    </>
  )
}
