import { expect, test } from 'vitest'
import { freeSlug, mergeNotes } from './lootpath.ts'

test.each([
  ['Mirage à Trois', 'mirage-a-trois'],
  ["  Skull's  Town! ", 'skull-s-town'],
  ['Echo HQ', 'echo-hq'],
  ['北', 'location'],
])('%j gets the short id %j', (name, slug) => {
  expect(freeSlug(name, new Set())).toBe(slug)
})

test('a short id that is taken gets a number', () => {
  expect(freeSlug('Bean', new Set(['bean']))).toBe('bean-2')
  expect(freeSlug('Bean', new Set(['bean', 'bean-2']))).toBe('bean-3')
})

const stored = new Map([
  ['bean', { text: 'now', version: 3, earlier: ['then', 'before'] }],
  ['lift', { text: '', version: 0, earlier: [] }],
])
const sent = (location: string, text: string, version: number | null = null) => ({
  location,
  text,
  version,
})

test('a note that was edited in its current version is written, in an older one it is a conflict', () => {
  const current = sent('bean', 'mine', 3)
  expect(mergeNotes(stored, [current])).toEqual({ changes: [current], conflicts: [] })
  const old = sent('bean', 'mine', 2)
  expect(mergeNotes(stored, [old]).conflicts).toEqual([old])
})

test('the same text again is neither written nor a conflict', () => {
  expect(mergeNotes(stored, [sent('bean', 'now', 1)])).toEqual({ changes: [], conflicts: [] })
})

test('of a whole map without versions, copies of what notes said before are left alone', () => {
  const mine = sent('lift', 'mine')
  expect(mergeNotes(stored, [sent('bean', 'before'), mine]).changes).toEqual([mine])
})

test('a note can be put back to what it said before, and be emptied', () => {
  const back = sent('bean', 'then')
  expect(mergeNotes(stored, [back, sent('lift', '')]).changes).toEqual([back])
  const emptied = sent('bean', '')
  expect(mergeNotes(stored, [emptied]).changes).toEqual([emptied])
})
