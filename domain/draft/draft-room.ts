import { can, type Role } from '../account/access.ts'

/** The room that calls without a room mean. It always exists. */
export const DEFAULT_ROOM = 1

/** What decides who can enter a room. */
export interface RoomRules {
  readonly isPrivate: boolean
  /** Null if that account no longer exists. */
  readonly createdBy: number | null
  /** The users who came by its edit link. */
  readonly members: readonly number[]
}

interface RoomUser {
  readonly id: number
  readonly role: Role
}

/** Whether the user can name, share by edit link, finish and delete the room. */
export const canManageRoom = ({ createdBy }: Pick<RoomRules, 'createdBy'>, user: RoomUser) =>
  createdBy === user.id || can(user.role, 'rooms.manage')

/** Whether the user can see and change the draft in the room. */
export const canEnterRoom = (room: RoomRules, user: RoomUser) =>
  !room.isPrivate || canManageRoom(room, user) || room.members.includes(user.id)
