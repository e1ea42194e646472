import { useQueryClient } from '@tanstack/react-query'
import { teamAdminMessages as texts } from '#contract/messages/team-admin.ts'
import { type LastMerge, undoTeamMerge } from '#contract/team-admin.ts'
import { call } from '../api/api.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { keepFocus } from '../keyboard/keep-focus.ts'
import { formatDateTime } from '../page/time.ts'
import { notify } from '../page/toast.ts'
import { refreshArchive } from '../queries/archive.queries.ts'
import { Button } from '../ui/action/Button.tsx'
import styles from './LastMergeNotice.module.css'

/** The latest merge with its undo. */
export function LastMergeNotice({ merge }: { merge: LastMerge }) {
  const queryClient = useQueryClient()
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(undoTeamMerge, { id: merge.id }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      requestAnimationFrame(keepFocus)
    },
    onError: () => void notify.error(texts.undoMergeFailed),
  })

  return (
    <div className={styles.last}>
      <p className={styles.words}>
        {texts.lastMerge(merge.merges, merge.by, formatDateTime(merge.at))}
        {error ? <span className={styles.fault}>{error.message}</span> : null}
      </p>
      <Button size="sm" busy={isPending} aria-label={texts.undoMergeLong} onClick={() => send()}>
        {texts.undoMerge}
      </Button>
    </div>
  )
}
