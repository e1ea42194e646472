import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ApiError, isServerMessage } from '../../api/api.ts'
import { notify } from '../../page/toast.ts'
import { useSingleMutation } from '../../api/use-single-mutation.ts'
import { AlertDialog } from './AlertDialog.tsx'
import styles from './ConfirmDialog.module.css'
import { Notice } from '../feedback/Notice.tsx'

interface ConfirmDialogProps {
  title: string
  question: string
  confirmLabel: string
  /** Shown as a toast, in addition to the message in the dialog. */
  failed?: string
  faultOf?: (error: Error) => string
  send: () => Promise<{ message: string }>
  /** The queries to refetch; all of them if omitted. */
  changes?: { readonly queryKey: QueryKey }
  /** The change is in effect. */
  onDone?: () => void
  onClose: () => void
}

/** Asks before a permanent change. An error is shown in the dialog. */
export function ConfirmDialog({
  failed,
  faultOf = ({ message }) => message,
  send,
  changes,
  question,
  onClose,
  onDone = onClose,
  ...rest
}: ConfirmDialogProps) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries(changes)
  const mutation = useSingleMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      await refresh()
      notify.success(message)
      onDone()
    },
    onError: async (error) => {
      const refreshed = refresh()
      if (error instanceof ApiError && error.status === 404 && isServerMessage(error)) {
        // Another user was faster; the result is what this user wanted.
        notify.info(error.message)
        await refreshed
        onDone()
      } else if (failed !== undefined) notify.error(failed)
    },
  })

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...rest}
      description={
        <div className={styles.words}>
          <p>{question}</p>
          {mutation.error ? <Notice tone="danger">{faultOf(mutation.error)}</Notice> : null}
        </div>
      }
      destructive
      busy={mutation.isPending}
      onConfirm={() => mutation.send()}
    />
  )
}
