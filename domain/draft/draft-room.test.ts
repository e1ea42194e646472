import { expect, test } from 'vitest'
import { DEFAULT_ROOM, isRoomRoleEnough, ROOM_ROLES, roomRoleOf } from './draft-room.ts'

const PEOPLE = {
  creator: { id: 1, role: 'user' },
  manager: { id: 2, role: 'user' },
  member: { id: 3, role: 'user' },
  viewer: { id: 4, role: 'user' },
  removed: { id: 5, role: 'user' },
  other: { id: 6, role: 'user' },
  editor: { id: 7, role: 'editor' },
  admin: { id: 8, role: 'admin' },
} as const
const room = {
  id: 9,
  isPrivate: false,
  createdBy: 1,
  members: [
    { id: 2, role: 'manage' },
    { id: 3, role: 'edit' },
    { id: 4, role: 'view' },
    { id: 5, role: 'none' },
    // Their account decides.
    { id: 7, role: 'view' },
  ],
} as const
const rolesIn = (rules: Parameters<typeof roomRoleOf>[0]) =>
  Object.values(PEOPLE).map((user) => roomRoleOf(rules, user))

// Finding D5.
test('who manages, edits and watches an open room, a private one and the main room', () => {
  const managers = ['manage', 'manage'] as const
  expect(rolesIn(room)).toEqual([...managers, 'edit', 'view', 'view', 'view', ...managers])
  expect(rolesIn({ ...room, isPrivate: true })).toEqual([
    ...managers,
    'edit',
    'view',
    null,
    null,
    ...managers,
  ])
  expect(rolesIn({ ...room, id: DEFAULT_ROOM, createdBy: null })).toEqual([
    'edit',
    'manage',
    'edit',
    'edit',
    'edit',
    'edit',
    ...managers,
  ])
})

test('a role has everything before it', () => {
  const enough = ROOM_ROLES.map((role) =>
    ROOM_ROLES.map((needed) => isRoomRoleEnough(role, needed)),
  )
  expect(enough).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ])
  expect(isRoomRoleEnough(null, 'view')).toBe(false)
})
