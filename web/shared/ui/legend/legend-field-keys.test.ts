import { expect, test } from 'vitest'
import { actOnFieldKey } from './legend-field-keys.ts'

const press = (key: string, active: number, matches: number, repeat = false) => {
  const action = actOnFieldKey({ key, repeat }, active, matches)
  if (!action) return null
  if (action.kind === 'pick') return `pick ${action.index}`
  return action.kind === 'move' ? `move ${action.active}` : 'clear'
}

test('Enter picks the only match', () => {
  expect(press('Enter', -1, 1)).toBe('pick 0')
})

test('with several matches Enter goes into the list first, so nothing is picked by accident', () => {
  expect(press('Enter', -1, 3)).toBe('move 0')
  expect(press('Enter', 0, 3)).toBe('pick 0')
  expect(press('Enter', 2, 3)).toBe('pick 2')
})

test('a held Enter picks one legend, not the next ones too', () => {
  expect(press('Enter', 0, 3, true)).toBeNull()
})

test('without a match there is nothing to pick or to move to', () => {
  expect(press('Enter', -1, 0)).toBe('move -1')
  expect(press('ArrowDown', -1, 0)).toBe('move -1')
})

test('a choice from a longer list does not count for a shorter one', () => {
  expect(press('Enter', 5, 3)).toBe('move 0')
})

test.each([
  ['ArrowDown', -1, 'move 0'],
  ['ArrowDown', 1, 'move 2'],
  ['ArrowDown', 2, 'move 2'],
  ['ArrowUp', 2, 'move 1'],
  ['ArrowUp', 0, 'move -1'],
  ['ArrowUp', -1, 'move -1'],
  ['Escape', 1, 'clear'],
])('%s at %i of three matches does: %s', (key, active, want) => {
  expect(press(key, active, 3)).toBe(want)
})

test('other keys are typed', () => {
  for (const key of ['a', 'Tab', 'Home', ' ']) expect(press(key, 0, 3)).toBeNull()
})
