import { expect, test } from 'vitest'
import { actOnMentionKey } from './mention-keys.ts'

const press = (key: string, active = 0, more = {}) =>
  actOnMentionKey({ key, isComposing: false, shiftKey: false, ...more }, active, 3)

test('arrows go around the list, Enter and Tab choose, Escape closes', () => {
  expect(press('ArrowDown', 2)).toEqual({ kind: 'move', active: 0 })
  expect(press('ArrowUp', 0)).toEqual({ kind: 'move', active: 2 })
  expect(press('Enter', 1)).toEqual({ kind: 'choose' })
  expect(press('Tab')).toEqual({ kind: 'choose' })
  expect(press('Escape')).toEqual({ kind: 'close' })
})

test('all other keys write, and Shift Tab leaves the field', () => {
  expect(press('a')).toBeNull()
  expect(press('Tab', 0, { shiftKey: true })).toBeNull()
  expect(press('Enter', 0, { shiftKey: true })).toBeNull()
  expect(press('Enter', 0, { isComposing: true })).toBeNull()
})
