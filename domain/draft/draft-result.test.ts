import { expect, test } from 'vitest'
import { combineResult, type DraftResult, totalPoints } from './draft-result.ts'

const NONE: DraftResult = { map: null, place: null, kills: null, points: null }
const archive = { map: 'stormpoint', place: 3, kills: 8, points: 15 }

test('without a value by hand the archive says it all', () => {
  expect(combineResult({ entered: null, archive })).toEqual({ ...archive, source: 'archive' })
  expect(combineResult({ entered: null, archive: null })).toEqual({ ...NONE, source: null })
})

test('a value by hand wins over the archive, and points follow from it', () => {
  // 2nd is 9 points, and 8 kills.
  expect(combineResult({ entered: { ...NONE, place: 2 }, archive })).toEqual({
    map: 'stormpoint',
    place: 2,
    kills: 8,
    points: 17,
    source: 'both',
  })
  expect(combineResult({ entered: { ...NONE, points: 30 }, archive })).toMatchObject({
    place: 3,
    points: 30,
    source: 'both',
  })
})

test('points by hand need no place, and place without kills gives none', () => {
  expect(combineResult({ entered: { ...NONE, points: 4 }, archive: null })).toMatchObject({
    points: 4,
    source: 'hand',
  })
  expect(combineResult({ entered: { ...NONE, place: 1 }, archive: null }).points).toBeNull()
  // 1st is 12 points, and 5 kills.
  expect(combineResult({ entered: { ...NONE, place: 1, kills: 5 }, archive: null }).points).toBe(17)
})

test('games without points do not count for the total', () => {
  expect(totalPoints([{ points: 15 }, { points: null }, { points: 0 }])).toBe(15)
  expect(totalPoints([{ points: null }])).toBeNull()
  expect(totalPoints([{ points: 0 }])).toBe(0)
})
