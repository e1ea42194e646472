import { expect, test } from 'vitest'
import { nextIndex } from './grid-keys.ts'

/** Two groups of four columns: five tiles, then three. */
const tiles = [
  ['Ash', 0, 0],
  ['Ballistic', 50, 0],
  ['Bangalore', 100, 0],
  ['Fuse', 150, 0],
  ['Mad Maggie', 0, 40],
  ['Alter', 0, 100],
  ['Horizon', 50, 100],
  ['Octane', 100, 100],
].map(([label, left, top]) => ({ label: String(label), left: Number(left), top: Number(top) }))

const NO_MODIFIER = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

const go = (from: string, key: string, modifiers = {}) => {
  const at = tiles.findIndex(({ label }) => label === from)
  return tiles[nextIndex({ key, ...NO_MODIFIER, ...modifiers }, at, tiles)]?.label
}

test.each([
  ['Ash', 'ArrowRight', 'Ballistic'],
  ['Fuse', 'ArrowRight', 'Mad Maggie'],
  ['Ash', 'ArrowLeft', 'Ash'],
  ['Octane', 'ArrowRight', 'Octane'],
  ['Bangalore', 'ArrowDown', 'Mad Maggie'],
  ['Mad Maggie', 'ArrowDown', 'Alter'],
  ['Octane', 'ArrowUp', 'Mad Maggie'],
  ['Mad Maggie', 'ArrowUp', 'Ash'],
  ['Horizon', 'ArrowDown', 'Horizon'],
  ['Bangalore', 'Home', 'Ash'],
  ['Ash', 'End', 'Fuse'],
  ['Ash', ' ', 'Ash'],
  ['Ash', 'b', 'Ballistic'],
  ['Ballistic', 'B', 'Bangalore'],
  ['Bangalore', 'b', 'Ballistic'],
  ['Ash', 'z', 'Ash'],
])('from %s the key %j leads to %s', (from, key, want) => {
  expect(go(from, key)).toBe(want)
})

test('Ctrl with Home and End leads to the corners of the grid, and with other keys nowhere', () => {
  expect(go('Octane', 'Home', { ctrlKey: true })).toBe('Ash')
  expect(go('Ash', 'End', { ctrlKey: true })).toBe('Octane')
  expect(go('Ash', 'b', { ctrlKey: true })).toBe('Ash')
})

// Finding D1.
test('tiles without names, such as those of legends, have no letters', () => {
  const unnamed = tiles.map(({ left, top }) => ({ left, top }))
  for (const key of ['a', 'b', 't']) {
    expect(nextIndex({ key, ...NO_MODIFIER }, 0, unnamed)).toBe(0)
  }
})
