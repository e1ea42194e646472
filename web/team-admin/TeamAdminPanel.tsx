import { useState } from 'react'
import { MergeSuggestions } from './MergeSuggestions.tsx'
import styles from './TeamAdminPanel.module.css'
import { type OpenDialog, TeamDialogs } from './TeamDialogs.tsx'
import { TeamList } from './TeamList.tsx'

export function TeamAdminPanel() {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)

  return (
    <div className={styles.parts}>
      <MergeSuggestions
        onMerge={({ from, into }) => setDialog({ kind: 'merge', team: from, other: into })}
      />
      <TeamList onEdit={(team) => setDialog({ kind: 'edit', team })} />
      <TeamDialogs dialog={dialog} onDialog={setDialog} />
    </div>
  )
}
