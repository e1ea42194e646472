import { useQueryClient } from '@tanstack/react-query'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { keepFocus } from '../keyboard/keep-focus.ts'
import { notify } from '../page/toast.ts'
import { refreshArchive } from '../queries/archive.queries.ts'
import { Button } from '../ui/action/Button.tsx'
import styles from './LastChangeNotice.module.css'

interface LastChangeNoticeProps {
  words: string
  undo: string
  /** The same for screen readers, who don't see what is beside it. */
  undoLong: string
  failed: string
  send: () => Promise<{ message: string }>
}

/** A change of the archive that was just made, with its undo. */
export function LastChangeNotice({ words, undo, undoLong, failed, send }: LastChangeNoticeProps) {
  const queryClient = useQueryClient()
  const mutation = useSingleMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      requestAnimationFrame(keepFocus)
    },
    onError: () => void notify.error(failed),
  })

  return (
    <div className={styles.last}>
      <p className={styles.words}>
        {words}
        {mutation.error ? <span className={styles.fault}>{mutation.error.message}</span> : null}
      </p>
      <Button
        size="sm"
        busy={mutation.isPending}
        aria-label={undoLong}
        onClick={() => mutation.send()}
      >
        {undo}
      </Button>
    </div>
  )
}
