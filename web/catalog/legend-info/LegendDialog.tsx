import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import { warnBeforeLeaving } from '../../shared/storage/leave-warning.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { AlertDialog } from '../../shared/ui/overlay/AlertDialog.tsx'
import type { LegendProfile } from './legend-entries.ts'
import { LegendFactList } from './LegendFactList.tsx'
import { LegendForm } from './LegendForm.tsx'
import { LegendHead } from './LegendHead.tsx'
import { useLegendEdit } from './use-legend-edit.ts'
import styles from './LegendDialog.module.css'

interface LegendDialogProps {
  sheet: LegendProfile
  previous: LegendProfile
  next: LegendProfile
  canEdit: boolean
  /** Called with true while the user edits: the dialog then stays open even if the URL changes. */
  onHold: (isHeld: boolean) => void
  onStep: (key: string) => void
  onClose: () => void
}

export function LegendDialog(props: LegendDialogProps) {
  const { sheet, previous, next, canEdit, onHold, onStep, onClose } = props
  const edit = useLegendEdit(sheet, onHold)
  const [pendingLeave, setPendingLeave] = useState<'close' | 'stop' | null>(null)
  const { label } = sheet.legend

  useEffect(() => warnBeforeLeaving(() => edit.changes() > 0))
  useArrowKeys(!edit.isEditing, (step) => onStep((step < 0 ? previous : next).legend.key))

  const leave = (how: 'close' | 'stop') => {
    if (edit.isEditing && edit.changes() > 0 && pendingLeave === null) return setPendingLeave(how)
    setPendingLeave(null)
    edit.stop()
    if (how === 'close') onClose()
    return undefined
  }

  return (
    <>
      <Dialog
        open
        size="lg"
        onOpenChange={(open) => !open && leave('close')}
        title={edit.isEditing ? texts.editing(label) : label}
        footer={
          edit.isEditing ? (
            <>
              <Button onClick={() => leave('stop')}>{messages.kit.cancel}</Button>
              <Button type="submit" form={edit.formId} variant="primary" busy={edit.isPending}>
                {texts.saveChanges}
              </Button>
            </>
          ) : (
            <>
              <StepButton sheet={previous} label={texts.previous} onStep={onStep} />
              <StepButton sheet={next} label={texts.next} onStep={onStep} isNext />
            </>
          )
        }
      >
        <LegendHead sheet={sheet} edit={canEdit ? edit : null} />
        {edit.isEditing ? (
          <LegendForm legend={sheet.legend} edit={edit} />
        ) : (
          <LegendFactList sheet={sheet} />
        )}
      </Dialog>
      {pendingLeave ? (
        <DiscardDialog
          changes={edit.changes()}
          onDiscard={() => leave(pendingLeave)}
          onKeep={() => setPendingLeave(null)}
        />
      ) : null}
    </>
  )
}

interface StepButtonProps {
  sheet: LegendProfile
  label: (legend: string) => string
  onStep: (key: string) => void
  isNext?: boolean
}

function StepButton({ sheet: { legend }, label, onStep, isNext = false }: StepButtonProps) {
  return (
    <Button
      variant="ghost"
      className={isNext ? undefined : styles.previous}
      aria-label={label(legend.label)}
      onClick={() => onStep(legend.key)}
    >
      {isNext ? null : <ChevronLeft aria-hidden="true" />}
      {legend.label}
      {isNext ? <ChevronRight aria-hidden="true" /> : null}
    </Button>
  )
}

/** Left and right arrow keys, unless a focused control uses them. */
function useArrowKeys(isOn: boolean, onStep: (step: -1 | 1) => void) {
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!isOn || hasModifier || event.defaultPrevented) return
      if (event.key === 'ArrowLeft') onStep(-1)
      if (event.key === 'ArrowRight') onStep(1)
    }
    addEventListener('keydown', step)
    return () => removeEventListener('keydown', step)
  }, [isOn, onStep])
}

interface DiscardDialogProps {
  changes: number
  onDiscard: () => void
  onKeep: () => void
}

function DiscardDialog({ changes, onDiscard, onKeep }: DiscardDialogProps) {
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
