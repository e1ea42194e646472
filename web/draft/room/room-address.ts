import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { paths } from '../../shared/address/paths.ts'
import { parseAsInteger } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'

const roomParser = parseAsInteger.withDefault(DEFAULT_ROOM).withOptions({ history: 'push' })

/** The room in the URL. */
export const useRoomAddress = (): number => useQueryState('room', roomParser)[0]

export const draftReplayPath = (room: number) =>
  room === DEFAULT_ROOM ? paths.draftReplay : `${paths.draftReplay}?room=${room}`
