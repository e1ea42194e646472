import { Swords } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { can } from '#domain/account/access.ts'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { parseAsStringLiteral } from '../shared/address/query-parser.ts'
import { paths } from '../shared/address/paths.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { tryDraftAgain, useDraft } from '../shared/draft/draft-session.ts'
import { draftStore, type DraftPage } from '../shared/draft/draft-store.ts'
import { useLive } from '../shared/realtime/live-status.ts'
import { useRole } from '../shared/session/session-store.ts'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../shared/ui/feedback/ErrorState.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { LogInLink } from '../shared/ui/action/LogInLink.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx'
import { roomQuery, useRoomUpdates } from '../shared/room/room.queries.ts'
import { RoomEnded, useRoomEnd } from '../shared/room/RoomEnded.tsx'
import { useRoomAddress } from '../shared/room/use-room-address.ts'
import { DraftScreen } from './DraftScreen.tsx'
import { useRoomRights } from './room/use-room-rights.ts'
import { StageScreen } from './stage/StageScreen.tsx'
import { StageStatus } from './stage/StageStatus.tsx'
import { announce, useAnnouncement } from './status/announce.ts'
import { nextGame, describeNotice } from './status/draft-texts.ts'

export function DraftView() {
  const role = useRole()
  return can(role, 'draft.use') ? <Draft /> : <ForGuests />
}

const modeParser = parseAsStringLiteral(['stage']).withOptions({ history: 'push' })

function Draft() {
  const room = useRoomAddress()
  const [mode, setMode] = useQueryState('mode', modeParser)
  const enterStage = useCallback(() => setMode('stage'), [setMode])
  const leaveStage = useCallback(() => setMode(null), [setMode])

  return (
    <LiveDraft room={room} isStage={mode === 'stage'} onStage={enterStage} onLeave={leaveStage} />
  )
}

interface LiveDraftProps {
  room: number
  isStage: boolean
  onStage: () => void
  onLeave: () => void
}

function LiveDraft({ room, isStage, onStage, onLeave }: LiveDraftProps) {
  const page = useDraft(room)
  useRoomUpdates()
  const { status } = useLive()
  const end = useRoomEnd()
  const { readOnly, isLoading } = useRoomRights(room, end !== null)
  // The main draft doesn't wait for it.
  const { data } = useQuery({ ...roomQuery(room), enabled: end === null })
  const { firstGame = 1, lastPlayed = 0 } = data?.room ?? {}
  useEffect(() => {
    if (page.firstGame !== firstGame || page.lastPlayed !== lastPlayed)
      draftStore.change({ firstGame, lastPlayed })
  }, [firstGame, lastPlayed, page.firstGame, page.lastPlayed])

  if (end !== null) {
    return (
      <>
        <PageHead title={messages.views.calculator} context={texts.context} />
        <RoomEnded reason={end} />
      </>
    )
  }

  if (!page.isKnown || isLoading) {
    return (
      <>
        <PageHead title={messages.views.calculator} context={texts.context} />
        {page.hasFailed && status.kind !== 'connecting' ? (
          <>
            <ErrorState
              message={room === DEFAULT_ROOM ? texts.loadFailed : draftRoomMessages.openFailed}
              onRetry={tryDraftAgain}
            />
            {room === DEFAULT_ROOM ? null : (
              <LinkButton to={paths.rooms}>{draftRoomMessages.allRooms}</LinkButton>
            )}
          </>
        ) : (
          <Skeleton label={texts.loading} shape="tiles" lines={12} />
        )}
      </>
    )
  }
  return (
    <>
      {isStage ? (
        <>
          <StageScreen draft={page.shown} room={data?.room ?? null} onLeave={onLeave} />
          <StageStatus />
        </>
      ) : (
        <DraftScreen page={page} readOnly={readOnly} onStage={onStage} />
      )}
      <Announcer page={page} />
    </>
  )
}

function ForGuests() {
  return (
    <>
      <PageHead title={messages.views.calculator} context={texts.context} />
      <Panel title={texts.guestTitle}>
        <EmptyState
          icon={<Swords aria-hidden="true" />}
          title={texts.guestText}
          action={<LogInLink variant="primary" />}
        />
      </Panel>
    </>
  )
}

/**
 * Announces other users' actions to screen readers. Own actions get their feedback where they
 * happen.
 */
function Announcer({ page }: { page: DraftPage }) {
  const { notices, shown, firstGame } = page
  const text = useAnnouncement()
  const last = notices.at(-1)
  const announced = useRef(last)

  const announceLast = useEffectEvent(() => {
    const isWhole = last?.events.at(-1)?.remaining === 0
    if (!last || !isWhole || last.isOwn) return
    const said = describeNotice(last, shown, firstGame)
    if (!said) return
    const standing = texts.standing(shown.banned_legends.length, nextGame(shown, page))
    announce(`${said.who} ${said.action}. ${standing}`)
  })
  useEffect(() => {
    if (announced.current === last) return
    announced.current = last
    announceLast()
  }, [last])

  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {text}
    </div>
  )
}
