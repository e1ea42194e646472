import { useQuery } from '@tanstack/react-query'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { roomQuery } from '../../shared/room/room.queries.ts'

/** Whether the draft of the room can only be read. The main room is never finished. */
export function useFinished(room: number) {
  const isMain = room === DEFAULT_ROOM
  const { data, isLoading } = useQuery({ ...roomQuery(room), enabled: !isMain })
  // The strip asks for the main room, too, so its query can be loading here although it isn't enabled.
  if (isMain) return { isFinished: false, isLoading: false }
  return { isFinished: data ? data.room.finishedAt !== null : false, isLoading }
}
