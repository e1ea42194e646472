import { expect, test } from 'vitest'
import { fieldRates } from './field-rates.ts'
import { PlayHistory } from './history.ts'
import {
  ALTER,
  ALTER_ASH_CRYPTO,
  ALTER_ASH_WATTSON,
  ASH,
  asked,
  ASH_CRYPTO_WATTSON,
  CRYPTO,
  playedGame,
  playedRow,
  SPACE,
  WATTSON,
} from './test-games.ts'
import { DAY_MS } from './weighing.ts'

/** Two teams: Ash and Crypto twice, Alter and Wattson once. */
const rows = [playedRow(1, [ASH, ALTER, CRYPTO], 2), playedRow(2, [ASH, CRYPTO, WATTSON], 1)]

function after(...games: ReturnType<typeof playedGame>[]) {
  const history = new PlayHistory(SPACE)
  for (const game of games) history.add(game)
  return history
}

test('a legend is picked as often as in the last weeks, half as much after 14 days', () => {
  const { rate } = fieldRates(after(playedGame(0, 1, 1, rows)), asked(14))
  // Each row weighs 0.5, so both together 1; the prior adds 0.3 picks in 6 games.
  expect(rate[ASH]).toBeCloseTo((2 * 0.5 + 0.3) / (1 + 6))
  expect(rate[WATTSON]).toBeCloseTo((0.5 + 0.3) / (1 + 6))
})

test('a game before a season start counts 40 %, and one of 46 days ago nothing', () => {
  const history = after(playedGame(0, 1, 1, rows))
  const seasonStarts = [7 * DAY_MS]
  expect(fieldRates(history, asked(14, { seasonStarts })).rate[ASH]).toBeCloseTo(
    (2 * 0.5 * 0.4 + 0.3) / (2 * 0.5 * 0.4 + 6),
  )
  expect(fieldRates(history, asked(46)).rate[ASH]).toBeCloseTo(0.3 / 6)
})

test('a game in which a legend was banned says nothing about it', () => {
  const history = after(
    playedGame(0, 1, 1, rows),
    playedGame(0, 1, 2, [playedRow(1, [ALTER, CRYPTO, WATTSON])], { bans: [ASH] }),
  )
  const { rate } = fieldRates(history, asked(0, { bans: [ASH] }))
  // The first game has one ban less than now: exp(-0.8) each. The second has the same bans: 1.
  const other = Math.exp(-0.8)
  expect(rate[ASH]).toBe(1e-9)
  expect(rate[CRYPTO]).toBeCloseTo((2 * other + 1 + 0.3) / (2 * other + 1 + 6))
  // Now Ash is open again: only the first game counts for it.
  expect(fieldRates(history, asked(0)).rate[ASH]).toBeCloseTo((2 + 0.3) / (2 + 6))
})

test('a composition is as likely as it was played, pulled toward independent legends', () => {
  const { field, weight } = fieldRates(after(playedGame(0, 1, 1, rows)), asked(14))
  // Rates in sevenths: Alter 0.8, Ash 1.3, Crypto 1.3, Wattson 0.8.
  const products = [0.8 * 1.3 * 1.3, 0.8 * 1.3 * 0.8, 0.8 * 1.3 * 0.8, 1.3 * 1.3 * 0.8]
  const sum = products.reduce((total, product) => total + product, 0)
  expect(weight).toBeCloseTo(1)
  expect(field[ALTER_ASH_CRYPTO]).toBeCloseTo(
    Math.log((0.5 + (20 * (products[0] ?? 0)) / sum) / 21),
  )
  expect(field[ALTER_ASH_WATTSON]).toBeCloseTo(Math.log((20 * (products[1] ?? 0)) / sum / 21))
})

test('a composition with a banned legend has no chance', () => {
  const { field } = fieldRates(after(playedGame(0, 1, 1, rows)), asked(14, { bans: [ALTER] }))
  expect([...field].map((value) => value === -Infinity)).toEqual([true, true, true, false])
  expect(field[ASH_CRYPTO_WATTSON]).toBeCloseTo(0)
})

test('the map and the last game of the series lift legends', () => {
  const history = after(playedGame(0, 1, 1, rows))
  const { rate, mapLift, lobbyLift } = fieldRates(history, asked(14, { series: 1, number: 2 }))
  const ash = rate[ASH] ?? 0
  expect(mapLift[ASH]).toBeCloseTo(Math.log((1 + 4 * ash) / (1 + 4) / ash))
  expect(lobbyLift[ASH]).toBeCloseTo(Math.log((2 + 6 * ash) / (2 + 6) / ash))
  const elsewhere = fieldRates(history, asked(14, { map: 'stormpoint' }))
  expect(elsewhere.mapLift[ASH]).toBeCloseTo(0)
  expect(elsewhere.lobbyLift[ASH]).toBe(0)
})
