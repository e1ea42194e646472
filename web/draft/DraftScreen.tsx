import { useCallback, useState, useEffect } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftPage } from '../shared/draft/draft-store.ts'
import { undoLast } from '../shared/draft/draft-actions.ts'
import { OnDemand } from '../shared/ui/layout/OnDemand.tsx'
import { useMediaQuery } from '../shared/ui/layout/use-media-query.ts'
import { DraftBanPanel } from './board/DraftBanPanel.tsx'
import { BottomTray } from './board/BottomTray.tsx'
import { DraftHead } from './DraftHead.tsx'
import { HistoryPanel } from './history/HistoryPanel.tsx'
import { PickPanel } from './board/PickPanel.tsx'
import { DraftRecommendedPanel } from './recommended/DraftRecommendedPanel.tsx'
import { submitPicks } from './board/submit-picks.ts'
import { Tray } from './board/Tray.tsx'
import { LastChange } from './status/LastChange.tsx'
import { UnsentNotice } from './status/UnsentNotice.tsx'
import type { ReadOnly } from './room/use-room-rights.ts'
import { useDraftKeys } from './use-draft-keys.ts'
import { jumpTo, jumpTargetElement, JUMP_TARGETS, type JumpTargetId } from './jump.ts'
import styles from './DraftScreen.module.css'

interface DraftScreenProps {
  page: DraftPage
  /** Why it can be read but not changed. */
  readOnly: ReadOnly
  onStage: () => void
}

export function DraftScreen({ page, readOnly, onStage }: DraftScreenProps) {
  const { shown, client } = page
  const isReadOnly = readOnly !== null
  const lastNotice = page.notices.at(-1)
  // Live games belong to the main room.
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const isLow = useMediaQuery('(max-height: 480px)')
  const [notes, setNotes] = useState<OpenNotes | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const openNotes = useCallback((comp: readonly string[], isWriting = false) => {
    setNotes({ comp, isWriting })
    setIsAsking(true)
  }, [])
  const writeNote = useCallback((comp: readonly string[]) => openNotes(comp, true), [openNotes])
  const [isSharing, setIsSharing] = useState(false)
  const share = useCallback(() => setIsSharing(true), [])
  useDraftKeys(isReadOnly ? NO_ACTIONS : { submit: submitPicks, undo: undoLast })

  return (
    <>
      <OnDemand when load={loadMatchHead} onFail={ignore}>
        {(MatchHead) => <MatchHead room={page.room} page="draft" />}
      </OnDemand>
      <DraftHead
        games={shown.draft_history}
        lastAction={page.ownActions.at(-1)}
        isNarrow={isNarrow}
        isReadOnly={isReadOnly}
        onStage={onStage}
        onShare={share}
      />
      <div className={styles.screen}>
        <OnDemand when load={loadRoomStrip} onFail={ignore}>
          {(RoomStrip) => <RoomStrip room={page.room} />}
        </OnDemand>
        <UnsentNotice page={page} />
        {isReadOnly ? null : isNarrow ? <JumpBar /> : isLow ? null : <Tray shown={shown} />}
        {isNarrow ? <LastChange /> : null}
        <div className={styles.lines}>
          <OnDemand when={!isReadOnly} load={loadPlanLine} onFail={ignore}>
            {(PlanLine) => (isReadOnly ? null : <PlanLine room={page.room} draft={shown} />)}
          </OnDemand>
          <OnDemand when={!isReadOnly} load={loadFollow} onFail={ignore}>
            {(FollowLine) => (isReadOnly ? null : <FollowLine room={page.room} />)}
          </OnDemand>
        </div>
        <div className={isReadOnly ? styles.finished : styles.columns}>
          {isReadOnly ? (
            <OnDemand when load={loadFinished} onFail={ignore}>
              {(FinishedDraft) => <FinishedDraft draft={shown} isOver={readOnly === 'finished'} />}
            </OnDemand>
          ) : (
            <>
              <DraftBanPanel
                banned={shown.banned_legends}
                pending={client.pending}
                lastNotice={lastNotice}
              />
              <PickPanel shown={shown} lastNotice={lastNotice} />
            </>
          )}
          <HistoryPanel
            room={page.room}
            games={shown.draft_history}
            saved={client.state.draft_history}
            picked={shown.picked_legends}
            canEdit={!isReadOnly}
            hasLastChange={!isNarrow}
            onNotes={openNotes}
            onWriteNote={writeNote}
          />
        </div>
        <OnDemand when={!isReadOnly} load={loadPlayThis} onFail={ignore}>
          {(DraftPlayThis) =>
            isReadOnly ? null : <DraftPlayThis room={page.room} draft={shown} />
          }
        </OnDemand>
        {isReadOnly ? null : <DraftRecommendedPanel banned={shown.banned_legends} />}
        <OnDemand when load={loadDraftNotes} onFail={ignore}>
          {(DraftNotes) => <DraftNotes room={page.room} />}
        </OnDemand>
        {!isReadOnly && (isNarrow || isLow) ? <BottomTray shown={shown} /> : null}
      </div>
      <OnDemand when={isAsking} load={loadNotes} onFail={() => setIsAsking(false)}>
        {(NotesDialog) =>
          notes ? <NotesDialog {...notes} open={isAsking} onOpenChange={setIsAsking} /> : null
        }
      </OnDemand>
      <OnDemand when={isSharing} load={loadShare} onFail={() => setIsSharing(false)}>
        {(ShareDialog) => (
          <ShareDialog room={page.room} open={isSharing} onOpenChange={setIsSharing} />
        )}
      </OnDemand>
    </>
  )
}

interface OpenNotes {
  readonly comp: readonly string[]
  readonly isWriting: boolean
}

const NO_ACTIONS = { submit: () => {}, undo: () => {} }

/** The draft works without it. */
const ignore = () => {}

const loadMatchHead = () => import('../shared/match/MatchHead.tsx').then((chunk) => chunk.MatchHead)
const loadRoomStrip = () => import('./room/RoomStrip.tsx').then((chunk) => chunk.RoomStrip)
const loadFinished = () => import('./room/FinishedDraft.tsx').then((chunk) => chunk.FinishedDraft)
const loadPlanLine = () => import('./plan/PlanLine.tsx').then((chunk) => chunk.PlanLine)
const loadPlayThis = () =>
  import('./play-this/DraftPlayThis.tsx').then((chunk) => chunk.DraftPlayThis)
const loadDraftNotes = () => import('./notes/DraftNotes.tsx').then((chunk) => chunk.DraftNotes)
const loadFollow = () => import('./follow/FollowLine.tsx').then((chunk) => chunk.FollowLine)
const loadNotes = () => import('./notes/NotesDialog.tsx').then((chunk) => chunk.NotesDialog)
const loadShare = () => import('./stage/ShareDialog.tsx').then((chunk) => chunk.ShareDialog)

/** On phones the panels are stacked; this bar scrolls to one of them. */
function JumpBar() {
  const current = useVisibleTarget()

  return (
    <nav className={styles.bar} aria-label={texts.jump}>
      {JUMP_TARGETS.map((panel) => (
        <button
          key={panel}
          type="button"
          className={styles.button}
          aria-current={panel === current ? 'true' : undefined}
          onClick={() => jumpTo(panel)}
        >
          {texts.jumpTo[panel]}
        </button>
      ))}
    </nav>
  )
}

/** The panel at the upper third of the window. */
function useVisibleTarget(): JumpTargetId {
  const [current, setCurrent] = useState<JumpTargetId>('ban')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
        const panel = JUMP_TARGETS.find((name) => jumpTargetElement(name) === seen)
        if (panel) setCurrent(panel)
      },
      { rootMargin: '-33% 0px -66% 0px' },
    )
    for (const panel of JUMP_TARGETS) {
      const element = jumpTargetElement(panel)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])

  return current
}
