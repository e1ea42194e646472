import { poiEditMessages as texts } from '#contract/map/poi-edit.texts.ts'
import { AlertDialog } from '../../../shared/ui/overlay/AlertDialog.tsx'

interface ResetDialogProps {
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks twice, because a reset affects everyone on all maps and can't be undone. */
export const ResetDialog = ({ busy, onConfirm, onClose }: ResetDialogProps) => (
  <AlertDialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={texts.resetTitle}
    description={texts.resetText}
    confirmLabel={texts.resetConfirm}
    onConfirm={() => (window.confirm(texts.resetSure) ? onConfirm() : onClose())}
    busy={busy}
    destructive
  />
)
