import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { useDraft } from '../shared/draft/draft-session.ts'
import { useRoomUpdates } from '../shared/room/room.queries.ts'
import { RoomEnded, useRoomEnd } from '../shared/room/RoomEnded.tsx'
import { useRoomAddress } from '../shared/room/use-room-address.ts'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { MatchHead } from '../shared/match/MatchHead.tsx'
import { useMatch } from '../shared/match/use-match.ts'
import { draftOfMatch, planOfMatch } from './plan-of-match.ts'
import { PlanScreen } from './PlanScreen.tsx'
import { useSeriesPlan } from './use-series-plan.ts'

/** The shared plan for the series of a draft room. */
export function SeriesPlanPage() {
  const room = useRoomAddress()
  return <RoomPlan key={room} room={room} />
}

function RoomPlan({ room }: { room: number }) {
  const { shown } = useDraft(room)
  useRoomUpdates()
  const shared = useSeriesPlan(room)
  const { plan, query } = shared
  const end = useRoomEnd()
  const match = useMatch(room) ?? null

  if (end !== null) {
    return (
      <>
        <PageHead title={texts.title} />
        <RoomEnded reason={end} />
      </>
    )
  }

  if (!plan) {
    return (
      <>
        <PageHead title={texts.title} />
        <Waiting query={query} loading={texts.loading} failed={texts.loadFailed} lines={12} />
      </>
    )
  }
  return (
    <>
      <MatchHead room={room} page="plan" />
      <PlanScreen
        room={room}
        shared={shared}
        plan={planOfMatch(plan, match)}
        draft={draftOfMatch(shown, match)}
        hasMatch={match !== null}
      />
    </>
  )
}
