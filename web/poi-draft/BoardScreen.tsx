import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPinOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { parseAsMap } from '../shared/map/chosen-map.ts'
import { ApiError } from '../shared/api/api.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { useUndoKeys } from '../shared/keyboard/use-undo-keys.ts'
import { notify } from '../shared/page/toast.ts'
import { useSession } from '../shared/session/session-store.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { FaultNotice, Notice } from '../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { BoardHead, type ListedDraft } from './BoardHead.tsx'
import { type BoardSpot, buildBoard, spotToClaim } from './board-model.ts'
import styles from './BoardScreen.module.css'
import { ChancePanel } from './board/ChancePanel.tsx'
import { ClockLine } from './board/ClockLine.tsx'
import { DraftMap } from './board/DraftMap.tsx'
import { OrderTable } from './board/OrderTable.tsx'
import { SpotPanel } from './board/SpotPanel.tsx'
import { WishPanel } from './board/WishPanel.tsx'
import { createPickGuard } from './pick-guard.ts'
import { poiDraftsQuery, spotRecordsQuery } from './poi-draft.queries.ts'
import { useDraftAt } from './use-draft-at.ts'
import { usePoiDraft } from './use-poi-draft.ts'

interface BoardScreenProps {
  id: number
  drafts: readonly ListedDraft[]
  onOpen: (id: number | null) => void
  onNew: () => void
}

export function BoardScreen(props: BoardScreenProps) {
  const shared = usePoiDraft(props.id)
  const { draft, query } = shared
  // The last known draft is still there when a refetch fails.
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <DeletedDraft reason={query.error.message} onOpen={props.onOpen} />
  }
  if (!draft) {
    return (
      <>
        <PageHead title={messages.views.poi_draft} />
        <Waiting
          query={query}
          loading={texts.loading}
          failed={({ message }) => message}
          lines={12}
        />
      </>
    )
  }
  return <OpenBoard {...props} shared={shared} draft={draft} />
}

function DeletedDraft({ reason, onOpen }: { reason: string; onOpen: (id: null) => void }) {
  const queries = useQueryClient()
  useEffect(() => void queries.invalidateQueries(poiDraftsQuery), [queries])
  return (
    <>
      <PageHead title={messages.views.poi_draft} />
      <div role="status">
        <EmptyState
          icon={<MapPinOff aria-hidden="true" />}
          title={reason}
          action={<Button onClick={() => onOpen(null)}>{texts.drafts}</Button>}
        />
      </div>
    </>
  )
}

interface OpenBoardProps extends BoardScreenProps {
  shared: ReturnType<typeof usePoiDraft>
  draft: NonNullable<ReturnType<typeof usePoiDraft>['draft']>
}

function OpenBoard({ shared, draft: stored, ...props }: OpenBoardProps) {
  const { send, isBusy, hasFailed } = shared
  const { draft, ahead } = useDraftAt(stored, shared.query.dataUpdatedAt)
  const records = useQuery(spotRecordsQuery(draft))
  const board = buildBoard(draft, useOwnTeam(), records.data)
  const [asked, setMap] = useQueryState('map', parseAsMap)
  const [chosen, setChosen] = useState<BoardSpot | null>(null)
  const map = draft.maps.find((one) => one === asked) ?? draft.maps[0] ?? ''
  const target = spotToClaim(board, chosen)
  const username = useSession().user?.username ?? null
  // Another person's claim is undone at its spot, where its name is.
  const last = draft.claims.findLast(({ by }) => by === username)
  const [guard] = useState(() => createPickGuard(username, Date.now))
  useEffect(
    () => guard.see(board.clock?.planned ?? null, draft.claims.at(-1)?.by),
    [guard, board.clock, draft.claims],
  )
  const undo = ({ team, map: on, poi }: (typeof draft.claims)[number]) => {
    guard.undo()
    setChosen(null)
    send({ type: 'undo', team, map: on, poi })
  }
  const undoLast = () => {
    if (last && !isBusy) undo(last)
  }
  const claim = () => {
    if (!target || !board.clock || isBusy) return
    if (guard.isUnseen()) {
      notify.info(texts.justChanged(board.clock.team))
      return
    }
    setChosen(null)
    send({ type: 'claim', pick: board.clock.planned, ...target })
  }
  const choose = (spot: BoardSpot | null) => {
    setChosen(spot)
    if (spot) setMap(spot.map)
  }
  const wish = (spot: BoardSpot, to: number | null) => send({ type: 'wish', ...spot, to })
  useUndoKeys(undoLast)

  return (
    <div className={styles.page}>
      <BoardHead {...props} shared={shared} board={board} onUndo={last ? undoLast : null} />
      {hasFailed ? <Notice tone="danger">{texts.unsent}</Notice> : null}
      {records.error ? (
        <FaultNotice onRetry={() => void records.refetch()} busy={records.isFetching}>
          {texts.recordsFailed}
        </FaultNotice>
      ) : null}
      <ClockLine
        board={board}
        target={target}
        isBusy={isBusy}
        ahead={ahead}
        onClaim={claim}
        onPause={(paused) => send({ type: 'pause', paused })}
      />
      <div className={styles.columns}>
        <div className={styles.map}>
          <DraftMap board={board} map={map} chosen={chosen} onMap={setMap} onChoose={choose} />
        </div>
        <div className={styles.side}>
          {chosen ? (
            <SpotPanel
              board={board}
              spot={chosen}
              onWish={wish}
              onUndo={undo}
              onClose={() => setChosen(null)}
            />
          ) : null}
          {draft.maps.map((one) => (
            <WishPanel key={one} board={board} map={one} onWish={wish} onChoose={choose} />
          ))}
          <ChancePanel board={board} />
        </div>
        <div className={styles.order}>
          <OrderTable board={board} onChoose={choose} onShuffle={shuffleIfUnclaimed(shared)} />
        </div>
      </div>
    </div>
  )
}

/** Before the first claim the order can be shuffled without a question. */
function shuffleIfUnclaimed({ draft, send }: ReturnType<typeof usePoiDraft>) {
  if (!draft || draft.claims.length > 0) return null
  return () => send({ type: 'shuffle', confirmed: false })
}
