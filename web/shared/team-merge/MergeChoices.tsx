import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import {
  MAX_MERGES,
  mergeTeamPairs,
  type MergeSuggestionRow,
} from '#contract/archive/team-admin.ts'
import { importMessages } from '#contract/archive/import.texts.ts'
import { call } from '../api/api.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { keepFocus } from '../keyboard/keep-focus.ts'
import { notify } from '../page/toast.ts'
import { refreshArchive } from '../queries/archive.queries.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import styles from './MergeChoices.module.css'

/** Which teams might be one, why, and whom they share. */
const MergeWords = ({
  suggestion: { from, into, reason, shared },
}: {
  suggestion: MergeSuggestionRow
}) => (
  <span className={styles.words}>
    <strong>{from.name}</strong> <span>({texts.games(from.games)})</span> {texts.maybe}{' '}
    <strong>{into.name}</strong> <span>({texts.games(into.games)})</span>:{' '}
    {importMessages.reasons[reason]}
    {shared.length > 0 ? (
      <span className={styles.shared}>{importMessages.shared(shared)}</span>
    ) : null}
  </span>
)

const FIRST = 10

interface MergeChoicesProps {
  suggestions: readonly MergeSuggestionRow[]
  /** What else can be done with a suggestion. */
  actions?: (suggestion: MergeSuggestionRow) => ReactNode
}

/** Suggested merges: the user chooses some and merges them in one step. */
export function MergeChoices({ suggestions, actions }: MergeChoicesProps) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? suggestions : suggestions.slice(0, FIRST)
  const hidden = suggestions.length - shown.length
  // A suggestion can disappear while it is chosen.
  const chosen = suggestions.filter(({ from }) => chosenIds.has(from.id)).slice(0, MAX_MERGES)
  const { send, isPending, error } = useBulkMerge(chosen)
  const isAll = chosen.length === Math.min(suggestions.length, MAX_MERGES)
  const toggle = (id: number) =>
    setChosenIds(
      new Set([...chosenIds].filter((one) => one !== id).concat(chosenIds.has(id) ? [] : id)),
    )

  return (
    <>
      <div className={styles.bar}>
        <label className={styles.all}>
          <Checkbox
            checked={isAll}
            onChange={() => {
              setChosenIds(new Set(isAll ? [] : suggestions.map(({ from }) => from.id)))
              setIsWhole(true)
            }}
          />
          {texts.chooseAll}
        </label>
        <Button
          size="sm"
          variant="primary"
          disabled={chosen.length === 0}
          busy={isPending}
          onClick={() => send()}
        >
          {texts.mergeChosen(chosen.length)}
        </Button>
      </div>
      {error ? <Notice tone="danger">{error.message}</Notice> : null}
      <ul className={styles.list} aria-label={texts.suggestions}>
        {shown.map((suggestion) => (
          <li key={suggestion.from.id} className={styles.suggestion}>
            <label className={styles.choice}>
              <Checkbox
                checked={chosenIds.has(suggestion.from.id)}
                onChange={() => toggle(suggestion.from.id)}
              />
              <MergeWords suggestion={suggestion} />
            </label>
            {actions?.(suggestion)}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>{texts.showMore(hidden)}</Button>
        </div>
      ) : null}
    </>
  )
}

function useBulkMerge(chosen: readonly MergeSuggestionRow[]) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: () =>
      call(mergeTeamPairs, {
        merges: chosen.map(({ from, into }) => ({ from: from.id, into: into.id })),
      }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      requestAnimationFrame(keepFocus)
    },
    onError: () => {
      notify.error(texts.mergeFailed)
      void refreshArchive(queryClient)
    },
  })
}
