import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { type MergeSuggestionRow, keepTeamsApart } from '#contract/archive/team-admin.ts'
import { LastMergeNotice } from '../../shared/team-merge/LastMergeNotice.tsx'
import { MergeChoices } from '../../shared/team-merge/MergeChoices.tsx'
import { suggestionsQuery } from '../../shared/team-merge/team-merge.queries.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { call } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { RegionPanel } from './regions/RegionPanel.tsx'
import { type OpenTeamDialog, TeamDialogs } from './TeamDialogs.tsx'
import { TeamAdminList } from './TeamAdminList.tsx'
import styles from './TeamAdminPanel.module.css'

const mergeActions =
  (onMerge: MergeActionsProps['onMerge']) => (suggestion: MergeSuggestionRow) => (
    <MergeActions suggestion={suggestion} onMerge={onMerge} />
  )

export function TeamAdminPanel() {
  const [dialog, setDialog] = useState<OpenTeamDialog | null>(null)

  return (
    <div className={styles.parts}>
      <MergeSuggestions
        onMerge={({ from, into }) => setDialog({ kind: 'merge', team: from, other: into })}
      />
      <RegionPanel />
      <TeamAdminList onEdit={(team) => setDialog({ kind: 'edit', team })} />
      <TeamDialogs dialog={dialog} onDialog={setDialog} />
    </div>
  )
}

interface MergeSuggestionsProps {
  onMerge: (suggestion: MergeSuggestionRow) => void
}

function MergeSuggestions({ onMerge }: MergeSuggestionsProps) {
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

interface MergeActionsProps {
  suggestion: MergeSuggestionRow
  onMerge: (suggestion: MergeSuggestionRow) => void
}

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
