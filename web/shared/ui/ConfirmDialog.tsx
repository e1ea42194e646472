import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { messages } from '#contract/messages.ts'
import { refreshArchive } from '../archive.ts'
import { notify } from '../toast.ts'
import { useSingleMutation } from '../use-single-mutation.ts'
import { AlertDialog } from './AlertDialog.tsx'
import styles from './ConfirmDialog.module.css'
import { Notice } from './Notice.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  confirmLabel: string
  failed: string
  send: () => Promise<{ message: string }>
  onClose: () => void
}

/** Asks before the archive is changed; a refusal is told where the question was. */
export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  failed,
  send,
  onClose,
}: ConfirmDialogProps) {
  const queryClient = useQueryClient()
  const mutation = useSingleMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      // The button that opened the dialog is gone with what it changed.
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
      cancelLabel={messages.kit.cancel}
      destructive
      busy={mutation.isPending}
      onConfirm={() => mutation.send()}
    />
  )
}
