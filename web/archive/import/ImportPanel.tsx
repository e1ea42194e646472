import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { DropZone } from '../../shared/ui/form/DropZone.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { FileHelp } from './FileHelp.tsx'
import { addFiles, useImportQueue } from './queue/import-queue.ts'
import { ImportHistory } from './history/ImportHistory.tsx'
import styles from './ImportPanel.module.css'
import { MatchLinkPanel } from './link/MatchLinkPanel.tsx'
import { MergeNewTeams } from './MergeNewTeams.tsx'
import { QueueBar } from './queue/QueueBar.tsx'
import { QueueList } from './queue/QueueList.tsx'

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
