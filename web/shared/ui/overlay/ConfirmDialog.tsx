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
  /** A toast besides what the dialog says. */
  failed?: string
  faultOf?: (error: Error) => string
  send: () => Promise<{ message: string }>
  /** What has to be fetched anew; without it, everything. */
  changes?: { readonly queryKey: QueryKey }
  /** What was asked for is so. */
  onDone?: () => void
  onClose: () => void
}

/** Asks before something changes for good; a refusal is told where the question was. */
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
        // Somebody else was faster, and what was wanted is done.
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
