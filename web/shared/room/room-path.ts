import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { paths } from '../address/paths.ts'
import { viewPath } from '../address/view-path.ts'

const inRoom = (path: string, room: number) =>
  room === DEFAULT_ROOM ? path : `${path}${path.includes('?') ? '&' : '?'}room=${room}`

/** The draft of a room. */
export const roomPath = (room: number) => inRoom(viewPath('calculator'), room)

/** The plan for the series of a room. */
export const roomPlanPath = (room: number) => inRoom(paths.plan, room)

export const draftReplayPath = (room: number) => inRoom(paths.draftReplay, room)
