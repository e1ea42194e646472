import { useState } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { MAX_TEXT } from '#domain/map/plan.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'

interface TextDialogProps {
  onWrite: (text: string) => void
  onClose: () => void
}

export function TextDialog({ onWrite, onClose }: TextDialogProps) {
  const [text, setText] = useState('')

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.textTitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button variant="primary" type="submit" form="map-text" disabled={text.trim() === ''}>
            {texts.textAdd}
          </Button>
        </>
      }
    >
      <form
        id="map-text"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') onWrite(text.trim())
        }}
      >
        <TextField
          label={texts.textLabel}
          value={text}
          maxLength={MAX_TEXT}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
