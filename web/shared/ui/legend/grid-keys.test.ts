import { expect, test } from 'vitest'
import { isPlainLetter, nextIndex, typingWatch } from './grid-keys.ts'

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
  ['Ash', 'b', 'Ballistic'],
  ['Ballistic', 'B', 'Bangalore'],
  ['Bangalore', 'b', 'Ballistic'],
  ['Octane', 'a', 'Ash'],
  ['Ash', 'z', 'Ash'],
  ['Ash', ' ', 'Ash'],
])('from %s the key %j leads to %s', (from, key, want) => {
  expect(go(from, key)).toBe(want)
})

test('Ctrl with Home and End leads to the corners of the grid, and with other keys nowhere', () => {
  expect(go('Octane', 'Home', { ctrlKey: true })).toBe('Ash')
  expect(go('Ash', 'End', { ctrlKey: true })).toBe('Octane')
  expect(go('Ash', 'b', { ctrlKey: true })).toBe('Ash')
})

test('letters jump with Shift too, whatever they lead to without', () => {
  expect(go('Ash', 'B', { shiftKey: true })).toBe('Ballistic')
})

test.each([
  ['t', {}, true],
  ['ö', {}, true],
  ['t', { ctrlKey: true }, false],
  ['B', { shiftKey: true }, true],
  ['7', {}, false],
  ['Home', {}, false],
])('the key %j with %j is a letter that belongs to the grid: %s', (key, modifiers, want) => {
  expect(isPlainLetter({ key, ...NO_MODIFIER, ...modifiers })).toBe(want)
})

test('letters in quick succession are one name, and a pause or a letter that fits none starts over', () => {
  const labels = tiles.map(({ label }) => label)
  const watch = typingWatch()
  const type = (key: string, timeStamp: number) => watch({ key, timeStamp, ...NO_MODIFIER }, labels)
  expect([type('a', 0), type('S', 300), type('h', 1000)]).toEqual(['a', 'as', 'ash'])
  expect(type('a', 2000)).toBe('a')
  // No legend starts with "AB".
  expect(type('b', 2100)).toBe('b')
  expect([type('ArrowUp', 2150), type('a', 2200)]).toEqual(['', 'a'])
})

test('more letters stay on a name that fits, and find the next one that does', () => {
  const press = { key: 'l', ...NO_MODIFIER }
  const alter = tiles.findIndex(({ label }) => label === 'Alter')
  expect(tiles[nextIndex(press, 0, tiles, 'al')]?.label).toBe('Alter')
  expect(nextIndex(press, alter, tiles, 'al')).toBe(alter)
})
