import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { CoPlan } from '#contract/map/co-drawing.ts'
import { quotaMessages } from '#contract/base/quota.texts.ts'
import { togetherMessages as texts } from '#contract/map/together.texts.ts'
import { can } from '#domain/account/access.ts'
import type { MapHandle } from '../../../shared/map/MapBoard.tsx'
import { copyAddress } from '../../../shared/page/copy-address.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { LogInLink } from '../../../shared/ui/action/LogInLink.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { DrawingBench } from '../drawing/DrawingBench.tsx'
import type { useMapAddress } from '../map-address.ts'
import { togetherAddress } from '../plans/map-link.ts'
import { coPlanQuery } from '../plans/plan.queries.ts'
import { FollowedPlan } from '../plans/FollowedPlan.tsx'
import { isGone, PlanLoading } from '../plans/PlanLoading.tsx'
import type { PlanDialog } from '../plans/PlanMenu.tsx'
import benchStyles from '../Workbench.module.css'
import type { DrawingSession, TogetherState } from './drawing-session.ts'
import { EndedPlan, KeptPlan } from './EndedPlan.tsx'
import { PersonPointers } from './PersonPointers.tsx'
import { TogetherPanel } from './TogetherPanel.tsx'
import { drawingStateOf, useDrawingSession } from './use-drawing-session.ts'

interface TogetherProps {
  address: ReturnType<typeof useMapAddress>
  drawId: string
}

/** A plan that several people draw in. Guests only see it. */
export function Together({ address, drawId }: TogetherProps) {
  const { user, token } = useSession()
  const drawer = token && user && can(user.role, 'account.use') ? { token, userId: user.id } : null
  const query = useQuery({
    ...coPlanQuery(drawId),
    // For guests whose live connection doesn't work.
    refetchOnWindowFocus: drawer ? false : 'always',
  })
  if (!query.data || (!drawer && isGone(query.error))) {
    const loading = <PlanLoading {...query} onLeave={() => address.openPlan(null)} />
    if (!drawer || !isGone(query.error)) return loading
    return (
      <KeptPlan key={drawer.userId} address={address} drawId={drawId} userId={drawer.userId}>
        {loading}
      </KeptPlan>
    )
  }
  const { plan } = query.data
  if (!drawer) {
    return (
      <FollowedPlan
        address={address}
        linkId={drawId}
        plan={plan}
        onEnd={() => void query.refetch()}
        notice={
          <Notice tone="info" className={benchStyles.notice} action={<LogInLink />}>
            {texts.guest}
          </Notice>
        }
      />
    )
  }
  return <Drawn key={drawer.token} address={address} drawId={drawId} plan={plan} drawer={drawer} />
}

interface PlanProps {
  address: TogetherProps['address']
  plan: CoPlan
}

interface DrawnProps extends PlanProps {
  drawId: string
  drawer: { token: string; userId: number }
}

function Drawn({ address, drawId, plan, drawer }: DrawnProps) {
  const { session, state } = useDrawingSession(drawId, plan, drawer)
  const board = useRef<MapHandle>(null)
  const [dialog, setDialog] = useState<PlanDialog>(null)
  useOwnPointer(board, session)

  // The plan ends for its owner too while they delete it.
  if (state.end !== null && dialog !== 'delete') {
    return (
      <EndedPlan
        address={address}
        plan={{ name: state.name, map: plan.map, shapes: state.shown }}
        unsent={state.pending.length}
        onForget={session.forget}
        action={state.end === 'refused' ? <LogInLink /> : undefined}
      >
        {endText(state)}
      </EndedPlan>
    )
  }
  return (
    <DrawingBench
      isShared
      address={address}
      map={plan.map}
      drawingState={drawingStateOf(session, state)}
      board={board}
      link={{
        onCopyLink: () => void copyAddress(togetherAddress(drawId)),
        isCopyingLink: false,
        copyLabel: texts.copyLink,
      }}
      badge={
        <Badge
          tone={state.connection === 'live' ? 'success' : 'warning'}
          icon={<Users aria-hidden="true" />}
        >
          {texts.badge[state.connection]}
        </Badge>
      }
      planPanel={
        <TogetherPanel
          address={address}
          session={session}
          state={state}
          ownPlan={plan.ownId}
          userId={drawer.userId}
          dialog={dialog}
          onDialog={setDialog}
        />
      }
      overlay={
        <PersonPointers pointers={session.pointers} people={state.people} ownId={drawer.userId} />
      }
    />
  )
}

function endText({ end, pending }: TogetherState) {
  if (end === 'full') return quotaMessages.drawersPerPlan
  if (end === 'refused') return texts.refused
  const count = pending.length
  if (end === 'deleted') return count === 0 ? texts.deleted : texts.deletedUnsent(count)
  return count === 0 ? texts.ended : texts.endedUnsent(count)
}

/** Sends where the pointer is on the map, whichever tool is in use. */
function useOwnPointer(board: RefObject<MapHandle | null>, session: DrawingSession) {
  useEffect(() => {
    const follow = ({ target, clientX, clientY }: PointerEvent) => {
      const isOnMap = target instanceof Element && target.closest('[data-map]') !== null
      const place = isOnMap ? board.current?.placeAt(clientX, clientY) : null
      if (place) session.pointers.move(place)
    }
    window.addEventListener('pointermove', follow, { passive: true })
    return () => window.removeEventListener('pointermove', follow)
  }, [board, session])
}
