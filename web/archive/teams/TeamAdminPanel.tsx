import { useState } from 'react'
import { MergeSuggestions } from './MergeSuggestions.tsx'
import { RegionPanel } from './regions/RegionPanel.tsx'
import styles from './TeamAdminPanel.module.css'
import { type OpenTeamDialog, TeamDialogs } from './TeamDialogs.tsx'
import { TeamAdminList } from './TeamAdminList.tsx'

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
