import { useQueryClient } from '@tanstack/react-query'
import { DoorClosed } from 'lucide-react'
import { useEffect } from 'react'
import { draftRoomMessages as texts } from '#contract/draft/draft-room.texts.ts'
import { paths } from '../address/paths.ts'
import { type LiveStatus, useLive } from '../realtime/live-status.ts'
import { LinkButton } from '../ui/action/LinkButton.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ROOM_LISTS } from './room.queries.ts'

type Refused = Extract<LiveStatus, { kind: 'refused' }>

/** Why the user can't be in the room of this page; null while they can. */
export function useRoomEnd(): Refused['reason'] | null {
  const { status } = useLive()
  return status.kind === 'refused' ? status.reason : null
}

/** Takes the place of a room that the user lost. */
export function RoomEnded({ reason }: { reason: Refused['reason'] }) {
  const queries = useQueryClient()
  useEffect(() => void queries.invalidateQueries(ROOM_LISTS), [queries])
  return (
    <div role="status">
      <EmptyState
        icon={<DoorClosed aria-hidden="true" />}
        title={texts.ended[reason]}
        action={<LinkButton to={paths.rooms}>{texts.allRooms}</LinkButton>}
      />
    </div>
  )
}
