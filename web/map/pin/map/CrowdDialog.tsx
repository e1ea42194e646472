import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { PinRows } from '../list/PinRows.tsx'

interface CrowdDialogProps {
  pins: readonly PinMarker[]
  cell: string
  onOpen: (pin: PinMarker) => void
  onClose: () => void
}

/** Lets the user choose one of several overlapping markers. */
export function CrowdDialog({ pins, cell, onOpen, onClose }: CrowdDialogProps) {
  const title = texts.crowd(pins.length, cell)

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <PinRows label={title} pins={pins} onOpen={onOpen} />
    </Dialog>
  )
}
