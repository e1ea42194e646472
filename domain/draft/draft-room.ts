import { can, type Role } from '../account/access.ts'

/** The room that calls without a room mean. It always exists. */
export const DEFAULT_ROOM = 1

/** What someone can do in a room, each with everything before it: watch the draft, change it, and decide about the room. */
export const ROOM_ROLES = ['view', 'edit', 'manage'] as const
export type RoomRole = (typeof ROOM_ROLES)[number]

/** What decides who can do what in a room. */
export interface RoomRules {
  readonly id: number
  readonly isPrivate: boolean
  /** Null if that account no longer exists. */
  readonly createdBy: number | null
  /** Who came by its edit link. Those with `none` were removed. */
  readonly members: readonly { readonly id: number; readonly role: RoomRole | 'none' }[]
}

export interface RoomUser {
  readonly id: number
  readonly role: Role
}

/** The one rule about access to rooms. Null for those who must not know about the room. */
export function roomRoleOf(room: RoomRules, user: RoomUser): RoomRole | null {
  if (room.createdBy === user.id || can(user.role, 'rooms.manage')) return 'manage'
  const own = room.members.find(({ id }) => id === user.id)?.role ?? 'none'
  // The specification's draft: everyone with an account changes it.
  if (room.id === DEFAULT_ROOM) return own === 'manage' ? own : 'edit'
  if (own !== 'none') return own
  return room.isPrivate ? null : 'view'
}

export const isRoomRoleEnough = (role: RoomRole | null, needed: RoomRole): boolean =>
  role !== null && ROOM_ROLES.indexOf(role) >= ROOM_ROLES.indexOf(needed)
