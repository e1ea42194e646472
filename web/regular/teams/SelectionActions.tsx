import { FolderOpen, Save } from 'lucide-react'
import { useCallback, useState } from 'react'
import { selectionMessages as texts } from '#contract/regular/selection.texts.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { usePopover } from '../../shared/ui/overlay/use-popover.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import styles from './SelectionActions.module.css'

interface SelectionActionsProps {
  teams: readonly string[]
  known: readonly string[]
  onChange: (next: (lineup: Lineup) => Lineup) => void
}

/** Guests see the buttons too, and are asked to log in. */
export function SelectionActions({ teams, known, onChange }: SelectionActionsProps) {
  const isLoggedIn = useSession().token !== null
  const [isSaving, setIsSaving] = useState(false)
  const stopSaving = useCallback(() => setIsSaving(false), [])
  const { opened, close, trigger } = usePopover(loadSelections)

  return (
    <div className={styles.actions}>
      <Button
        className={styles.action}
        icon={<Save aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={teams.length === 0}
        onClick={() => (isLoggedIn ? setIsSaving(true) : notify.error(texts.logInToSave))}
      >
        {texts.saveTeams}
      </Button>
      <Button
        className={styles.action}
        icon={<FolderOpen aria-hidden="true" />}
        {...(isLoggedIn ? trigger : { onClick: () => notify.error(texts.logInToLoad) })}
      >
        {texts.loadTeams}
      </Button>
      {opened ? (
        <opened.Bubble title={texts.loadTeams} anchor={opened.anchor} onClose={close}>
          <opened.Content
            known={known}
            onLoad={(loaded) => {
              onChange((lineup) => ({ ...lineup, teams: loaded }))
              close()
            }}
          />
        </opened.Bubble>
      ) : null}
      <OnDemand when={isSaving} load={loadSaveDialog} onFail={stopSaving}>
        {(SaveDialog) => (isSaving ? <SaveDialog teams={teams} onClose={stopSaving} /> : null)}
      </OnDemand>
    </div>
  )
}

const loadSelections = () => import('./SavedSelections.tsx').then((chunk) => chunk.SavedSelections)
const loadSaveDialog = () => import('./SaveDialog.tsx').then((chunk) => chunk.SaveDialog)
