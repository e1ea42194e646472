import { History } from 'lucide-react'
import { memo } from 'react'
import { draftReplayMessages } from '#contract/draft/draft-replay.texts.ts'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { useDraftPage } from '../../shared/draft/draft-store.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './HistoryPanel.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { LastChange } from '../status/LastChange.tsx'
import { PickNotes } from '../notes/PickNotes.tsx'
import { draftReplayPath } from '../../shared/room/room-path.ts'
import { JumpTarget, JumpTargetKey } from '../JumpTarget.tsx'

interface HistoryPanelProps {
  room: number
  games: readonly DraftEntry[]
  /** The games the server has confirmed. */
  saved: readonly DraftEntry[]
  picked: readonly string[]
  /** False in a finished draft. */
  canEdit: boolean
  /** On phones it is above the panels. */
  hasLastChange: boolean
  onNotes: (comp: readonly string[]) => void
  onWriteNote: (comp: readonly string[]) => void
}

/** Memoized, because a ban doesn't change this panel. */
export const HistoryPanel = memo((props: HistoryPanelProps) => {
  const { room, games, saved, picked, canEdit, hasLastChange, onNotes, onWriteNote } = props
  const { firstGame } = useDraftPage()
  return (
    <JumpTarget name="history">
      <Panel
        title={texts.history}
        count={games.length > 0 ? texts.games(games.length) : undefined}
        actions={
          <>
            <LinkButton size="sm" to={draftReplayPath(room)}>
              {draftReplayMessages.open}
            </LinkButton>
            <JumpTargetKey name="history" />
          </>
        }
        flush
        fill
      >
        {games.length === 0 ? (
          <EmptyState
            icon={<History aria-hidden="true" />}
            title={texts.noGames}
            text={texts.noGamesText}
          />
        ) : (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <caption className="visually-hidden">{texts.history}</caption>
              <thead>
                <tr>
                  {Object.entries(texts.columns).map(([column, label]) => (
                    <th key={column} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {games
                  .map((entry, at) => (
                    <HistoryRow
                      key={entry.id}
                      entry={entry}
                      game={at + firstGame}
                      isLast={at === games.length - 1}
                      isSaved={saved.some(({ id }) => id === entry.id)}
                      canRemove={canEdit}
                      onNotes={onNotes}
                    />
                  ))
                  .toReversed()}
              </tbody>
            </table>
          </div>
        )}
        <OnDemand when={saved.length > 0} load={loadResults} onFail={ignore}>
          {(RoomResults) => <RoomResults room={room} games={saved} canEdit={canEdit} />}
        </OnDemand>
        <PickNotes picked={picked} onNotes={onNotes} onWrite={onWriteNote} />
        {hasLastChange ? <LastChange /> : null}
      </Panel>
    </JumpTarget>
  )
})

/** The history works without it. */
const ignore = () => {}

const loadResults = () => import('../results/RoomResults.tsx').then((chunk) => chunk.RoomResults)
