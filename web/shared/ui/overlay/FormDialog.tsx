import { useId, type ReactNode, type SubmitEvent } from 'react'
import { messages } from '#contract/base/texts.ts'
import { Button } from '../action/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FormDialog.module.css'

interface FormDialogProps {
  title: string
  description?: string
  size?: 'md' | 'lg'
  /** The button that sends the form. */
  submitLabel: string
  isPending: boolean
  isDisabled?: boolean
  /** Why the form as a whole was refused. */
  fault?: string | undefined
  onSubmit: (event: SubmitEvent) => void
  onClose: () => void
  children: ReactNode
}

/** An open dialog with a form, whose buttons stay in sight while the fields scroll. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size = 'md', submitLabel, isPending, isDisabled = false } = props
  const { fault, onSubmit, onClose, children } = props
  const formId = useId()

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      size={size}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={isDisabled}
            busy={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
      >
        {fault === undefined ? null : <Notice tone="danger">{fault}</Notice>}
        {children}
      </form>
    </Dialog>
  )
}
