import { useState } from 'react'
import type { PlayerAdminRow } from '#contract/archive/player-admin.ts'
import { PlayerAdminList } from './PlayerAdminList.tsx'
import styles from './PlayerAdminPanel.module.css'
import { PlayerMergeDialog } from './PlayerMergeDialog.tsx'
import { PlayerSuggestions } from './PlayerSuggestions.tsx'

/** Which names and ids are the same person. */
export function PlayerAdminPanel() {
  const [merging, setMerging] = useState<PlayerAdminRow | null>(null)

  return (
    <div className={styles.parts}>
      <PlayerSuggestions />
      <PlayerAdminList onMerge={setMerging} />
      {merging ? <PlayerMergeDialog player={merging} onClose={() => setMerging(null)} /> : null}
    </div>
  )
}
