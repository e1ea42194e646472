import { useQuery } from '@tanstack/react-query'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { roomQuery } from '../../shared/room/room.queries.ts'

/** Why the draft of a room can't be changed; null if it can. */
export type ReadOnly = 'finished' | 'viewer' | null

/** Whether the user can only read the draft of the room. The main room is never finished, and everyone changes it. */
export function useRoomRights(
  room: number,
  isEnded: boolean,
): { readOnly: ReadOnly; isLoading: boolean } {
  const isMain = room === DEFAULT_ROOM
  const { data, isLoading } = useQuery({ ...roomQuery(room), enabled: !isMain && !isEnded })
  // The strip asks for the main room, too, so its query can be loading here although it isn't enabled.
  if (isMain || !data) return { readOnly: null, isLoading: isLoading && !isMain }
  const { finishedAt, role } = data.room
  return {
    readOnly: finishedAt !== null ? 'finished' : role === 'view' ? 'viewer' : null,
    isLoading,
  }
}
