import { useCallback, useState } from 'react'
import type { DraftPage } from '../shared/draft-store.ts'
import { undoLast } from '../shared/draft-actions.ts'
import { OnDemand } from '../shared/ui/OnDemand.tsx'
import { useMediaQuery } from '../shared/ui/use-media-query.ts'
import { BanPanel } from './BanPanel.tsx'
import { BottomTray } from './BottomTray.tsx'
import { DraftHead } from './DraftHead.tsx'
import styles from './DraftScreen.module.css'
import { HistoryPanel } from './HistoryPanel.tsx'
import { JumpBar } from './JumpBar.tsx'
import { PickPanel } from './PickPanel.tsx'
import { RecommendedPanel } from './RecommendedPanel.tsx'
import { submitPicks } from './submit-picks.ts'
import { Tray } from './Tray.tsx'
import { UnsentNotice } from './UnsentNotice.tsx'
import { useDraftKeys } from './use-draft-keys.ts'

interface DraftScreenProps {
  page: DraftPage
  onStage: () => void
}

export function DraftScreen({ page, onStage }: DraftScreenProps) {
  const { shown, client } = page
  const lastNews = page.news.at(-1)
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const isLow = useMediaQuery('(max-height: 480px)')
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const askForNotes = useCallback((comp: readonly string[]) => {
    setAsked(comp)
    setIsAsking(true)
  }, [])
  useDraftKeys({ submit: submitPicks, undo: undoLast })

  return (
    <>
      <DraftHead
        games={shown.draft_history}
        lastDeed={page.deeds.at(-1)}
        isNarrow={isNarrow}
        onStage={onStage}
      />
      <div className={styles.screen}>
        <UnsentNotice page={page} />
        {isNarrow ? <JumpBar /> : isLow ? null : <Tray shown={shown} />}
        <div className={styles.columns}>
          <BanPanel banned={shown.banned_legends} pending={client.pending} lastNews={lastNews} />
          <PickPanel shown={shown} lastNews={lastNews} />
          <HistoryPanel
            games={shown.draft_history}
            saved={client.state.draft_history}
            picked={shown.picked_legends}
            onNotes={askForNotes}
          />
        </div>
        <RecommendedPanel banned={shown.banned_legends} />
        {isNarrow || isLow ? <BottomTray shown={shown} /> : null}
      </div>
      <OnDemand when={isAsking} load={loadNotes} onFail={() => setIsAsking(false)}>
        {(NotesDialog) =>
          asked ? <NotesDialog open={isAsking} onOpenChange={setIsAsking} comp={asked} /> : null
        }
      </OnDemand>
    </>
  )
}

const loadNotes = () => import('./NotesDialog.tsx').then((chunk) => chunk.NotesDialog)
