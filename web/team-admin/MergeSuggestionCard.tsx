import { useQueryClient } from '@tanstack/react-query'
import { teamAdminMessages as texts } from '#contract/messages/team-admin.ts'
import { importMessages } from '#contract/messages/import.ts'
import { keepTeamsApart, type MergeSuggestionRow } from '#contract/team-admin.ts'
import { call } from '../shared/api/api.ts'
import { refreshArchive } from '../shared/queries/archive.queries.ts'
import { keepFocus } from '../shared/keyboard/keep-focus.ts'
import { notify } from '../shared/page/toast.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import styles from './MergeSuggestionCard.module.css'

interface MergeSuggestionProps {
  suggestion: MergeSuggestionRow
  onMerge: (suggestion: MergeSuggestionRow) => void
}

export function MergeSuggestionCard({ suggestion, onMerge }: MergeSuggestionProps) {
  const { from, into, reason } = suggestion
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
    <div className={styles.suggestion}>
      <p className={styles.words}>
        <strong>{from.name}</strong> <span>({texts.games(from.games)})</span> {texts.maybe}{' '}
        <strong>{into.name}</strong> <span>({texts.games(into.games)})</span>:{' '}
        {importMessages.reasons[reason]}
      </p>
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
    </div>
  )
}
