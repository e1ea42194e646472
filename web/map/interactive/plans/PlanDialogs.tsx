import { useState } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { deletePlan, type Plan } from '#contract/map/plan.ts'
import { MAX_NAME } from '#domain/map/plan.ts'
import { call } from '../../../shared/api/api.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { plansQuery } from './plan.queries.ts'

interface RenamePlanDialogProps {
  plan: Plan
  onRename: (name: string) => void
  onClose: () => void
}

export function RenamePlanDialog({ plan, onRename, onClose }: RenamePlanDialogProps) {
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
          onRename(name.trim())
          onClose()
        }}
      >
        <TextField
          label={texts.planName}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

interface DeletePlanDialogProps {
  plan: Plan
  /** How many people draw in it besides the owner. */
  drawers: number
  onDeleted: () => void
  onClose: () => void
}

export const DeletePlanDialog = ({ plan, drawers, onDeleted, onClose }: DeletePlanDialogProps) => (
  <ConfirmDialog
    title={texts.deleteTitle}
    question={texts.deleteText(plan.name, plan.share_id !== null, drawers)}
    confirmLabel={texts.delete}
    send={() => call(deletePlan, { id: plan.id })}
    changes={plansQuery}
    onDone={onDeleted}
    onClose={onClose}
  />
)
