import { useQuery } from '@tanstack/react-query'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { can } from '#domain/account/access.ts'
import { teamKey } from '#domain/team/team.ts'
import { DropZone } from '../../shared/ui/form/DropZone.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { useRole } from '../../shared/session/session-store.ts'
import { LastMergeNotice } from '../../shared/team-merge/LastMergeNotice.tsx'
import { MergeChoices } from '../../shared/team-merge/MergeChoices.tsx'
import { suggestionsQuery } from '../../shared/team-merge/team-merge.queries.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { FileHelp } from './FileHelp.tsx'
import { addFiles, useImportQueue } from './queue/import-queue.ts'
import { ImportHistory } from './history/ImportHistory.tsx'
import { MatchLinkPanel } from './link/MatchLinkPanel.tsx'
import { QueueBar } from './queue/QueueBar.tsx'
import { QueueList } from './queue/QueueList.tsx'
import type { QueuedFile } from './queue/queue-state.ts'
import styles from './ImportPanel.module.css'

export function ImportPanel() {
  const queue = useImportQueue()
  const count = queue.files.length

  return (
    <div className={styles.parts}>
      <DemoNotice />
      <Panel title={texts.title} count={count === 0 ? undefined : texts.files(count)}>
        <DropZone
          label={texts.choose}
          hint={texts.dropHint}
          text={texts.formats}
          multiple
          onFiles={addFiles}
        />
        <FileHelp />
        <QueueBar queue={queue} />
        {count === 0 ? null : <QueueList queue={queue} />}
      </Panel>
      <MergeNewTeams files={queue.files} />
      <MatchLinkPanel />
      <ImportHistory />
    </div>
  )
}

/** After an import: its new teams that look like known ones, to merge them in one step. */
function MergeNewTeams({ files }: { files: readonly QueuedFile[] }) {
  const names = new Set(
    files
      .filter(({ state }) => state.kind === 'imported')
      .flatMap(({ preview }) => preview?.newTeams ?? [])
      .map(({ name }) => teamKey(name)),
  )
  const isAllowed = can(useRole(), 'teams.manage')
  const { data } = useQuery({ ...suggestionsQuery, enabled: isAllowed && names.size > 0 })
  if (!isAllowed || names.size === 0 || !data) return null
  const isNew = (name: string) => names.has(teamKey(name))
  const suggestions = data.suggestions.filter(
    ({ from, into }) => isNew(from.name) || isNew(into.name),
  )
  const { lastMerge } = data
  const ownMerge = lastMerge?.merges.some(({ from }) => isNew(from)) ? lastMerge : null
  if (suggestions.length === 0 && !ownMerge) return null

  return (
    <Panel title={texts.similarTeams} count={texts.similarCount(suggestions.length)} flush>
      {suggestions.length > 0 ? <MergeChoices suggestions={suggestions} /> : null}
      {ownMerge ? <LastMergeNotice merge={ownMerge} /> : null}
    </Panel>
  )
}
