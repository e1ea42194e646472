import { expect, test } from 'vitest'
import { countValues, filterMoments, type MomentChoice, phaseOf } from './moment-filter.ts'

const NONE: MomentChoice = { series: [], tag: [], player: [], map: [], phase: [] }
const moment = (note: string, series: number, tags: ('fight' | 'loot')[], ring: number | null) => ({
  note,
  series,
  tags,
  ring,
  players: note === 'a' ? ['ylva'] : [],
  map: 'stormpoint',
})
const ALL = [
  moment('a', 1, ['fight', 'loot'], 1),
  moment('b', 1, ['loot'], 2),
  moment('c', 2, ['fight'], 5),
  moment('d', 2, [], null),
]
const found = (choice: Partial<MomentChoice>, search = '') =>
  filterMoments(ALL, { ...NONE, ...choice }, search)
    .map(({ note }) => note)
    .join('')

test('several in a group mean any, groups mean all', () => {
  expect(found({})).toBe('abcd')
  expect(found({ tag: ['fight', 'loot'] })).toBe('abc')
  expect(found({ tag: ['fight'], series: ['2'] })).toBe('c')
  expect(found({ player: ['ylva'] })).toBe('a')
  expect(found({ phase: ['late'] })).toBe('c')
  expect(found({ map: ['worldsedge'] })).toBe('')
})

test('a search looks for every word in the note and its players', () => {
  expect(found({}, 'YLVA a')).toBe('a')
  expect(found({}, 'ylva b')).toBe('')
})

const counts = (choice: Partial<MomentChoice>) =>
  Object.fromEntries(countValues(ALL, { ...NONE, ...choice }, '', 'tag'))

test('counts follow the other groups, and values with none stay', () => {
  expect(counts({})).toEqual({ fight: 2, loot: 2 })
  expect(counts({ series: ['2'] })).toEqual({ fight: 1, loot: 0 })
  // The group itself doesn't narrow its own counts.
  expect(counts({ tag: ['loot'] })).toEqual({ fight: 2, loot: 2 })
})

test('phases go by the ring that closes or has closed last', () => {
  expect([1, 2, 3, 4, 9, null].map(phaseOf)).toEqual([
    'start',
    'ring2',
    'ring3',
    'late',
    'late',
    null,
  ])
})
