import { useQuery } from '@tanstack/react-query'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import { roomQuery } from '../../shared/room/room.queries.ts'
import { useRoomAddress } from '../../shared/room/use-room-address.ts'
import { UseInRoom } from './UseInRoom.tsx'

/** Makes the lobby the match of a room that has none. */
export function UseLobby({ lobby }: { lobby: Pick<Lineup, 'series' | 'teams'> }) {
  const room = useQuery(roomQuery(useRoomAddress())).data?.room
  const canUse = room && room.finishedAt === null && room.role !== 'view'
  if (!canUse || room.series !== null || room.teams.length > 0) return null
  return <UseInRoom room={room} lobby={lobby} isSmall />
}
