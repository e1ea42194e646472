import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamAdminMessages as texts } from '#contract/messages/team-admin.ts'
import type { MergeSuggestionRow } from '#contract/team-admin.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { MergeSuggestionCard } from './MergeSuggestionCard.tsx'
import styles from './MergeSuggestions.module.css'
import { suggestionsQuery } from './team.queries.ts'

const FIRST = 10

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
        <SuggestionList suggestions={data.suggestions} onMerge={onMerge} />
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

interface SuggestionListProps extends MergeSuggestionsProps {
  suggestions: readonly MergeSuggestionRow[]
}

function SuggestionList({ suggestions, onMerge }: SuggestionListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? suggestions : suggestions.slice(0, FIRST)
  const hidden = suggestions.length - shown.length

  if (suggestions.length === 0) return <p className={styles.none}>{texts.noSuggestions}</p>
  return (
    <>
      <ul className={styles.list}>
        {shown.map((suggestion) => (
          <li key={suggestion.from.id}>
            <MergeSuggestionCard suggestion={suggestion} onMerge={onMerge} />
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
