import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chooseCards,
  type JudgedComp,
  type OurPlayer,
  practicedComps,
  practiceOf,
} from './play-this.ts'

const times = (legend: string, games: number) => Array.from({ length: games }, () => legend)
const player = (id: string, ...games: readonly string[][]): OurPlayer => ({
  id,
  legends: games.flat(),
})

// Ines played Crypto 20 times, then Alter 12 times: 18 of the last 30 are Crypto.
const INES = player('ines', times('crypto', 20), times('alter', 12))
const MIKA = player('mika', times('catalyst', 40))
const TORVALD = player('torvald', times('fuse', 9), times('alter', 10), times('wraith', 30))

test('a player knows legends with at least 10 games that are among the last 60', () => {
  expect(practiceOf(INES, false)).toEqual([
    { legend: 'crypto', games: 20, recent: 18 },
    { legend: 'alter', games: 12, recent: 12 },
  ])
  // Fuse: 9 games only.
  expect(practiceOf(TORVALD, false).map(({ legend }) => legend)).toEqual(['wraith', 'alter'])
  expect(practiceOf(TORVALD, true).map(({ legend }) => legend)).toContain('fuse')
  const changed = player('kit', times('loba', 30), times('ash', 60))
  expect(practiceOf(changed, false).map(({ legend }) => legend)).toEqual(['ash'])
})

test('compositions are ordered by what the three practice, each seat with who knows it best', () => {
  const comps = practicedComps([INES, MIKA, TORVALD], [])
  expect(comps.map(({ key }) => key)).toEqual([
    // ln 18.5 + ln 30.5 + ln 30.5 = 9.75, ln 12.5 + 2 ln 30.5 = 9.36, ln 18.5 + ln 30.5 + ln 0.5 = 5.64
    'catalyst|crypto|wraith',
    'alter|catalyst|wraith',
    'alter|catalyst|crypto',
  ])
  expect(comps[0]?.practice).toBeCloseTo(9.753, 3)
  expect(comps[2]?.seats.map((seat) => [seat.player, seat.legend, seat.recent])).toEqual([
    ['ines', 'crypto', 18],
    ['mika', 'catalyst', 30],
    ['torvald', 'alter', 0],
  ])
})

test('nothing with a closed legend is suggested', () => {
  expect(practicedComps([INES, MIKA, TORVALD], ['wraith']).map(({ key }) => key)).toEqual([
    'alter|catalyst|crypto',
  ])
  expect(practicedComps([INES, MIKA, TORVALD], ['catalyst'])).toEqual([])
})

test('without three players there is nothing to suggest', () => {
  expect(practicedComps([INES, MIKA], [])).toEqual([])
})

const judged = (key: string, change: Partial<JudgedComp> = {}): JudgedComp => ({
  key,
  seats: [],
  practice: 5,
  effect: 0,
  margin: 0.6,
  legal: 0.5,
  others: 2,
  ownGames: 0,
  ...change,
})

test('the first card is what our players know best, the others have another reason', () => {
  const cards = chooseCards([
    judged('a', { practice: 4, others: 0.2 }),
    judged('b', { practice: 9 }),
    judged('c', { practice: 3, ownGames: 3 }),
    judged('d', { practice: 2, ownGames: 2 }),
  ])
  expect(cards.map(({ label, comp }) => [label, comp.key])).toEqual([
    ['practiced', 'b'],
    ['contested', 'a'],
    ['played', 'c'],
  ])
})

const labelsWith = (effect: number) =>
  chooseCards([judged('a', { practice: 9 }), judged('b', { effect })]).map(({ label }) => label)

test('values that differ by less than the error give no card', () => {
  // The error of a difference: sqrt(0.6² + 0.6²) = 0.85.
  expect(labelsWith(0.8)).toEqual(['practiced'])
  expect(labelsWith(0.9)).toEqual(['practiced', 'value'])
})

test('a composition that is hardly less contested is no reason', () => {
  const cards = chooseCards([
    judged('a', { practice: 9, others: 0.5 }),
    judged('b', { others: 0.3 }),
  ])
  expect(cards.map(({ label }) => label)).toEqual(['practiced'])
})

const legends = fc.constantFrom('alter', 'ash', 'catalyst', 'crypto', 'fuse', 'wraith')
const games = fc.array(legends, { maxLength: 120 })

test('whatever they played, each suggestion passes the rules and seats three people', () => {
  fc.assert(
    fc.property(games, games, games, fc.subarray(['alter', 'crypto']), (a, b, c, closed) => {
      const three = [a, b, c].map((own, i) => ({ id: `p${i}`, legends: own }))
      for (const { seats, key } of practicedComps(three, closed)) {
        expect(new Set(seats.map((seat) => seat.player)).size).toBe(3)
        expect(key.split('|').some((legend) => closed.includes(legend))).toBe(false)
        for (const seat of seats) {
          const own = three.find(({ id }) => id === seat.player)?.legends ?? []
          expect(own.filter((legend) => legend === seat.legend).length).toBeGreaterThanOrEqual(10)
          expect(own.slice(-60)).toContain(seat.legend)
        }
      }
    }),
  )
})
