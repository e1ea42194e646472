import { useQuery } from '@tanstack/react-query'
import { useRoomConnection } from '../shared/draft/draft-session.ts'
import { MatchHead } from '../shared/match/MatchHead.tsx'
import { roomQuery } from '../shared/room/room.queries.ts'
import { useRoomAddress } from '../shared/room/use-room-address.ts'

/** The match of the room, if it has one. */
export function LiveMatchHead() {
  const id = useRoomAddress()
  const room = useQuery(roomQuery(id)).data?.room
  return room && (room.series !== null || room.teams.length > 0) ? <InRoom id={id} /> : null
}

function InRoom({ id }: { id: number }) {
  useRoomConnection(id)
  return <MatchHead room={id} page="live" />
}
