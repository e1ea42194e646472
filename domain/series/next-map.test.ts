import { expect, test } from 'vitest'
import { guessNextMap, type SeriesMaps } from './next-map.ts'

const NAMES = new Map([
  ['A', 'stormpoint'],
  ['B', 'worldsedge'],
  ['C', 'edistrict'],
])
const maps = (letters: string): SeriesMaps =>
  Array.from(letters, (letter) => NAMES.get(letter) ?? null)

test('a final goes A B C C B A A B C C as soon as its maps are known', () => {
  const whole = 'ABCCBAABCC'
  for (let games = 3; games < whole.length; games += 1)
    expect(guessNextMap(maps(whole.slice(0, games)), [], true)?.map).toBe(
      NAMES.get(whole[games] ?? ''),
    )
  // The second map isn't known after the first game, and one that left the rotation says nothing.
  expect(guessNextMap(maps('A'), [], true)).toBeNull()
  expect(guessNextMap(maps('ABCA'), [], true)).toBeNull()
})

const guess = (letters: string) => guessNextMap(maps(letters), [], false)?.map ?? null

test('a match day has three games on a map, and what follows is not guessed from its own last map', () => {
  expect(['A', 'AA', 'AAA', 'AAAB', 'AAABB', 'AAABBB'].map(guess)).toEqual([
    'stormpoint',
    'stormpoint',
    null,
    'worldsedge',
    'worldsedge',
    null,
  ])
})

test('series that began alike say what follows, the newest thirty of them', () => {
  const past = [
    ...Array.from({ length: 20 }, () => maps('AAACCC')),
    ...Array.from({ length: 90 }, () => maps('AAABBB')),
  ]
  expect(guessNextMap(maps('AAA'), past, false)).toEqual({ map: 'edistrict', times: 20, of: 30 })
  // None began with these, but some had this map in the fourth game.
  expect(guessNextMap(maps('CCCB'), past, false)).toEqual({ map: 'worldsedge', times: 30, of: 30 })
})

test('an unknown map is no example and nothing to go by', () => {
  expect(guessNextMap(maps('AA?'), [maps('AAABBB')], false)).toBeNull()
  expect(guessNextMap(maps('AAA'), [maps('AAA?BB')], false)).toBeNull()
  expect(guessNextMap([], [maps('AAA')], false)).toBeNull()
})
