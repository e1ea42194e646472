import { useQuery } from '@tanstack/react-query'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { roomQuery } from '../../shared/room/room.queries.ts'

/** Whether the draft of the room can only be read. The main room is never finished. */
export function useFinished(room: number) {
  const { data, isLoading } = useQuery({ ...roomQuery(room), enabled: room !== DEFAULT_ROOM })
  return { isFinished: data ? data.room.finishedAt !== null : false, isLoading }
}
