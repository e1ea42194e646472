import { useQueryClient } from '@tanstack/react-query'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { keepTeamsApart, type MergeSuggestionRow } from '#contract/archive/team-admin.ts'
import { call } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './MergeActions.module.css'

interface MergeActionsProps {
  suggestion: MergeSuggestionRow
  onMerge: (suggestion: MergeSuggestionRow) => void
}

export const mergeActions =
  (onMerge: MergeActionsProps['onMerge']) => (suggestion: MergeSuggestionRow) => (
    <MergeActions suggestion={suggestion} onMerge={onMerge} />
  )

/** For one suggestion: choose the name while merging, or keep both teams. */
function MergeActions({ suggestion, onMerge }: MergeActionsProps) {
  const { from, into } = suggestion
  const queryClient = useQueryClient()
  const { send, isPending } = useSingleMutation({
    mutationFn: () => call(keepTeamsApart, { team: from.id, other: into.id }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      requestAnimationFrame(keepFocus)
    },
    onError: () => {
      notify.error(texts.keepApartFailed)
      void refreshArchive(queryClient)
    },
  })

  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        aria-label={texts.mergeOf(from.name, into.name)}
        onClick={() => onMerge(suggestion)}
      >
        {texts.merge}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={isPending}
        aria-label={texts.keepApartOf(from.name, into.name)}
        onClick={() => send()}
      >
        {texts.keepApart}
      </Button>
    </div>
  )
}
