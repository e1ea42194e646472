import { useState } from 'react'
import { poiEditMessages as texts } from '#contract/messages/poi-edit.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'

interface ResetDialogsProps {
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks twice: what is reset is everybody's, on all maps, and there is no way back. */
export function ResetDialogs({ busy, onConfirm, onClose }: ResetDialogsProps) {
  const [isSure, setIsSure] = useState(false)
  const close = (open: boolean) => !open && onClose()

  return isSure ? (
    <AlertDialog
      key="second"
      open
      onOpenChange={close}
      title={texts.secondTitle}
      description={texts.secondText}
      confirmLabel={texts.secondConfirm}
      cancelLabel={texts.cancel}
      onConfirm={onConfirm}
      busy={busy}
      destructive
    />
  ) : (
    <AlertDialog
      key="first"
      open
      onOpenChange={close}
      title={texts.resetTitle}
      description={texts.resetText}
      confirmLabel={texts.resetConfirm}
      cancelLabel={texts.cancel}
      onConfirm={() => setIsSure(true)}
      destructive
    />
  )
}
