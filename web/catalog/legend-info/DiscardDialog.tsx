import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import { AlertDialog } from '../../shared/ui/overlay/AlertDialog.tsx'

interface DiscardDialogProps {
  changes: number
  onDiscard: () => void
  onKeep: () => void
}

export function DiscardDialog({ changes, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={texts.discardTitle}
      description={<p>{texts.discardText(changes)}</p>}
      confirmLabel={texts.discard}
      cancelLabel={texts.keepEditing}
      destructive
      onConfirm={onDiscard}
    />
  )
}
