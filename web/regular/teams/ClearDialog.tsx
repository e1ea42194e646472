import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import { selectionMessages } from '#contract/regular/selection.texts.ts'
import { AlertDialog } from '../../shared/ui/overlay/AlertDialog.tsx'

interface ClearDialogProps {
  open: boolean
  onClose: () => void
  onClear: () => void
}

export function ClearDialog({ open, onClose, onClear }: ClearDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={selectionMessages.clearAll}
      description={texts.clearQuestion}
      confirmLabel={texts.confirmClear}
      destructive
      onConfirm={() => {
        onClear()
        onClose()
      }}
    />
  )
}
