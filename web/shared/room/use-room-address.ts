import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { parseAsInteger } from '../address/query-parser.ts'
import { useQueryState } from '../address/query-state.ts'

const roomParser = parseAsInteger.withDefault(DEFAULT_ROOM).withOptions({ history: 'push' })

/** The room in the URL. */
export const useRoomAddress = (): number => useQueryState('room', roomParser)[0]
