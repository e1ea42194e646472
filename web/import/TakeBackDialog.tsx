import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { messages } from '#contract/messages.ts'
import { notify } from '../shared/toast.ts'
import { useSingleMutation } from '../shared/use-single-mutation.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { refreshArchive } from './import.queries.ts'
import styles from './TakeBackDialog.module.css'

interface TakeBackDialogProps {
  title: string
  question: string
  confirmLabel: string
  failed: string
  send: () => Promise<{ message: string }>
  onClose: () => void
}

/** Asks before something leaves the archive; a refusal is told where the question was. */
export function TakeBackDialog({
  title,
  question,
  confirmLabel,
  failed,
  send,
  onClose,
}: TakeBackDialogProps) {
  const queryClient = useQueryClient()
  const mutation = useSingleMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      // The button that opened the dialog is gone with what it took back.
      flushSync(onClose)
      document.querySelector('main')?.focus({ preventScroll: true })
    },
    onError: () => {
      notify.error(failed)
      void refreshArchive(queryClient)
    },
  })

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        <div className={styles.words}>
          <p>{question}</p>
          {mutation.error ? <Notice tone="danger">{mutation.error.message}</Notice> : null}
        </div>
      }
      confirmLabel={confirmLabel}
      cancelLabel={messages.imports.cancel}
      destructive
      busy={mutation.isPending}
      onConfirm={() => mutation.send()}
    />
  )
}
