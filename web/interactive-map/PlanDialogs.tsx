import { useState } from 'react'
import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import { messages } from '#contract/messages.ts'
import type { Plan } from '#contract/plan.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'
import { Button } from '../shared/ui/Button.tsx'
import { Dialog } from '../shared/ui/Dialog.tsx'
import { TextField } from '../shared/ui/TextField.tsx'

interface Work<Input> {
  readonly send: (input: Input) => void
  readonly isPending: boolean
}

interface RenamePlanDialogProps {
  plan: Plan
  rename: Work<string>
  onClose: () => void
}

export function RenamePlanDialog({ plan, rename, onClose }: RenamePlanDialogProps) {
  const [name, setName] = useState(plan.name)
  const isReady = name.trim() !== ''

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.renameTitle}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button variant="primary" type="submit" form="rename-plan" disabled={!isReady}>
            {texts.rename}
          </Button>
        </>
      }
    >
      <form
        id="rename-plan"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isReady) return
          rename.send(name.trim())
          onClose()
        }}
      >
        <TextField
          label={texts.planName}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

interface DeletePlanDialogProps {
  plan: Plan
  remove: Work<void>
  onClose: () => void
}

export const DeletePlanDialog = ({ plan, remove, onClose }: DeletePlanDialogProps) => (
  <AlertDialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={texts.deleteTitle}
    description={texts.deleteText(plan.name)}
    confirmLabel={texts.delete}
    cancelLabel={messages.kit.cancel}
    destructive
    busy={remove.isPending}
    onConfirm={() => remove.send()}
  />
)
