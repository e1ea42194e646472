import { useQuery } from '@tanstack/react-query'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { MergeSuggestionRow } from '#contract/archive/team-admin.ts'
import { LastMergeNotice } from '../../shared/team-merge/LastMergeNotice.tsx'
import { MergeChoices } from '../../shared/team-merge/MergeChoices.tsx'
import { suggestionsQuery } from '../../shared/team-merge/team-merge.queries.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { mergeActions } from './MergeActions.tsx'
import styles from './MergeSuggestions.module.css'

interface MergeSuggestionsProps {
  onMerge: (suggestion: MergeSuggestionRow) => void
}

export function MergeSuggestions({ onMerge }: MergeSuggestionsProps) {
  const query = useQuery(suggestionsQuery)
  const { data } = query
  const count = data?.suggestions.length ?? 0

  return (
    <Panel
      title={texts.suggestions}
      count={count > 0 ? texts.suggestionCount(count) : undefined}
      flush
    >
      {data ? (
        <>
          {count === 0 ? (
            <p className={styles.none}>{texts.noSuggestions}</p>
          ) : (
            <MergeChoices suggestions={data.suggestions} actions={mergeActions(onMerge)} />
          )}
          {data.lastMerge ? <LastMergeNotice merge={data.lastMerge} /> : null}
        </>
      ) : (
        <Waiting
          query={query}
          loading={texts.loadingSuggestions}
          failed={texts.suggestionsFailed}
          lines={2}
        />
      )}
    </Panel>
  )
}
