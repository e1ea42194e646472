import { regularMessages as texts } from '#contract/messages/regular.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'

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
      title={texts.clearAll}
      description={texts.clearQuestion}
      confirmLabel={texts.confirmClear}
      cancelLabel={texts.cancel}
      destructive
      onConfirm={() => {
        onClear()
        onClose()
      }}
    />
  )
}
