import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { paths } from '../address/paths.ts'

/** The draft of a room. */
export const roomPath = (room: number) =>
  `${paths.dashboard}?view=calculator${room === DEFAULT_ROOM ? '' : `&room=${room}`}`
