import { expect, test } from 'vitest'
import { canEnterRoom, canManageRoom } from './draft-room.ts'

const creator = { id: 1, role: 'user' } as const
const member = { id: 2, role: 'user' } as const
const other = { id: 3, role: 'user' } as const
const editor = { id: 4, role: 'editor' } as const
const open = { isPrivate: false, createdBy: 1, members: [2] }
const hidden = { ...open, isPrivate: true }

test('everyone enters an open room; a private one only its creator, members, editors and administrators', () => {
  for (const user of [creator, member, other, editor]) expect(canEnterRoom(open, user)).toBe(true)
  const inside = [creator, member, other, editor].filter((user) => canEnterRoom(hidden, user))
  expect(inside).toEqual([creator, member, editor])
  expect(canEnterRoom(hidden, { id: 3, role: 'admin' })).toBe(true)
})

test('a room is managed by its creator, editors and administrators, not by its members', () => {
  const managers = [creator, member, other, editor].filter((user) => canManageRoom(hidden, user))
  expect(managers).toEqual([creator, editor])
})

test("a room without a creator is nobody's own", () => {
  expect(canManageRoom({ createdBy: null }, other)).toBe(false)
})
