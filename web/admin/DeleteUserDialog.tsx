import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { Account } from '#contract/account.ts'
import { adminMessages as texts } from '#contract/messages/admin.ts'
import { deleteUser } from '#contract/user.ts'
import { call } from '../shared/api.ts'
import { notify } from '../shared/toast.ts'
import { useSingleMutation } from '../shared/use-single-mutation.ts'
import { AlertDialog } from '../shared/ui/AlertDialog.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import styles from './DeleteUserDialog.module.css'
import { changeFault } from './user-faults.ts'
import { usersQuery } from './user.queries.ts'

interface DeleteUserDialogProps {
  user: Account
  onClose: () => void
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const queryClient = useQueryClient()
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(deleteUser, { id: user.id }),
    onSuccess: async () => {
      notify.success(texts.deleted)
      await queryClient.invalidateQueries(usersQuery)
      // The button that opened the dialog went with its row, so the focus needs another home.
      flushSync(onClose)
      document.querySelector('main')?.focus()
    },
    onError: () => {
      notify.error(texts.deleteFailed)
      void queryClient.invalidateQueries(usersQuery)
    },
  })

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteUser}
      description={
        <div className={styles.words}>
          <p>{texts.deleteQuestion(user.username)}</p>
          {error ? <Notice tone="danger">{changeFault(error, texts.deleteFailed)}</Notice> : null}
        </div>
      }
      confirmLabel={texts.confirmDelete}
      cancelLabel={texts.cancel}
      destructive
      busy={isPending}
      onConfirm={send}
    />
  )
}
