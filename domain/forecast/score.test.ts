import { expect, test } from 'vitest'
import type { Feature } from './feature.ts'
import { FEATURE_INDEX } from './feature-tables.ts'
import { fieldRates, type Question } from './field-rates.ts'
import { PlayHistory, type PlayedGame } from './history.ts'
import { scoreAll } from './score-all.ts'
import { assignLegends, featuresOf } from './score.ts'
import { situate } from './team-forecast.ts'
import {
  ALTER,
  ALTER_ASH_CRYPTO,
  ALTER_ASH_WATTSON,
  ALTER_CRYPTO_WATTSON,
  ASH,
  asked,
  ASH_CRYPTO_WATTSON,
  CRYPTO,
  playedGame,
  playedRow,
  SPACE,
  WATTSON,
} from './test-games.ts'
import { PRIOR_WEIGHTS, toWeights } from './weights.ts'

function situation(games: readonly PlayedGame[], question: Question, team = 1) {
  const history = new PlayHistory(SPACE)
  for (const game of games) history.add(game)
  const field = fieldRates(history, question)
  const situated = situate(history, team, field, question)
  const feature = (name: Feature, comp: number) =>
    featuresOf(situated, comp)[FEATURE_INDEX.get(name) ?? 0]
  return { situated, field, feature, team: situated.team }
}

const first = playedGame(0, 1, 1, [
  playedRow(1, [ASH, ALTER, CRYPTO], 2),
  playedRow(2, [ASH, CRYPTO, WATTSON], 1),
])

test('without an earlier game of the series a team is in its opener', () => {
  const { team, feature, field } = situation([first], asked(14, { series: 2 }))
  expect(team).toMatchObject({ situation: 'opener', games: 1, last: null })
  // One own game, 14 days old, with the first player on Ash.
  const ash = (0.5 + 1.5 * (field.rate[ASH] ?? 0)) / (0.5 + 1.5)
  const alter = (0.5 + 1.5 * (field.rate[ALTER] ?? 0)) / (0.5 + 1.5)
  const crypto = (0.5 + 1.5 * (field.rate[CRYPTO] ?? 0)) / (0.5 + 1.5)
  expect(feature('pool', ALTER_ASH_CRYPTO)).toBeCloseTo(Math.log(ash * alter * crypto))
  expect(feature('team', ALTER_ASH_CRYPTO)).toBeCloseTo(Math.log(1 + 5 * 0.5))
  expect(feature('team', ALTER_ASH_WATTSON)).toBe(0)
  expect(feature('script', ALTER_ASH_WATTSON)).toBeCloseTo(2 / 3)
  expect(feature('lobby', ALTER_ASH_CRYPTO)).toBe(0)
})

test('the class mix of its own games counts: Alter and Ash with Crypto or with Wattson differ', () => {
  const { feature } = situation([first], asked(14, { series: 2 }))
  expect(feature('shape', ALTER_ASH_CRYPTO)).toBeCloseTo(Math.log((0.5 + 0.3) / (0.5 + 3)))
  expect(feature('shape', ALTER_ASH_WATTSON)).toBeCloseTo(Math.log(0.3 / (0.5 + 3)))
})

test('a team whose last composition is allowed can keep it', () => {
  const second = asked(0.02, { series: 1, number: 2 })
  const { team, feature } = situation([first], second)
  expect(team.situation).toBe('free')
  expect(feature('stay', ALTER_ASH_CRYPTO)).toBe(1)
  // Second place.
  expect(feature('stayTop5', ALTER_ASH_CRYPTO)).toBe(1)
  // No free game of its own yet, so the archive's share: 6.4 of 10.
  expect(feature('stayHabit', ALTER_ASH_CRYPTO)).toBeCloseTo(Math.log(0.64 / 0.36))
  expect(feature('swapOne', ALTER_ASH_CRYPTO)).toBe(0)
  expect(feature('swapOne', ALTER_ASH_WATTSON)).toBe(1)
  expect(feature('keepNewMap', ALTER_ASH_CRYPTO)).toBe(0)
})

test('on a new map keeping legends counts apart, and an unknown map is no new one', () => {
  const next = { series: 1, number: 2 }
  const stormpoint = situation([first], asked(0.02, { ...next, map: 'stormpoint' }))
  expect(stormpoint.feature('keepNewMap', ALTER_ASH_WATTSON)).toBeCloseTo(2 / 3)
  const unknown = situation([first], asked(0.02, { ...next, map: null }))
  expect(unknown.feature('keepNewMap', ALTER_ASH_WATTSON)).toBe(0)
})

test('a banned legend forces a change, and what replaces it is usual or not', () => {
  const forced = { series: 1, number: 2, bans: [ASH] }
  const { team, feature, field } = situation([first], asked(0.02, forced))
  expect(team).toMatchObject({ situation: 'forced', kept: [ALTER, CRYPTO], banned: [ASH] })
  expect(feature('keepAll', ALTER_CRYPTO_WATTSON)).toBe(1)
  expect(feature('stay', ALTER_CRYPTO_WATTSON)).toBe(0)
  // Nobody has replaced Ash yet, so the field's rate of Wattson.
  expect(feature('subField', ALTER_CRYPTO_WATTSON)).toBeCloseTo(
    Math.log((3 * (field.rate[WATTSON] ?? 0)) / 3),
  )
  expect(feature('subTeam', ALTER_CRYPTO_WATTSON)).toBe(0)
})

test('replacements are remembered, for the field and for the team', () => {
  const games = [
    first,
    playedGame(0.02, 1, 2, [playedRow(1, [WATTSON, ALTER, CRYPTO], 3)], { bans: [ASH] }),
    playedGame(30, 2, 1, [playedRow(1, [ASH, ALTER, CRYPTO], 3)]),
  ]
  const { feature, field } = situation(games, asked(30.02, { series: 2, number: 2, bans: [ASH] }))
  // Ash was replaced by Wattson once, one game ago; every game shrinks it by 0.999.
  expect(feature('subField', ALTER_CRYPTO_WATTSON)).toBeCloseTo(
    Math.log((0.999 + 3 * (field.rate[WATTSON] ?? 0)) / (0.999 + 3)),
  )
  // The team's own replacement was 30 days ago: half.
  expect(feature('subTeam', ALTER_CRYPTO_WATTSON)).toBeCloseTo(Math.log(1 + 3 * 0.5))
})

test('players keep their legends, and who played a legend last keeps it even more', () => {
  const { situated } = situation([first], asked(0.02, { series: 1, number: 2 }))
  expect(assignLegends(situated, ALTER_ASH_CRYPTO)).toEqual([ASH, ALTER, CRYPTO])
  // The third player has never played Wattson, but the others keep Ash and Alter.
  expect(assignLegends(situated, ALTER_ASH_WATTSON)).toEqual([ASH, ALTER, WATTSON])
})

test('rows of two players together count for a team under another name', () => {
  const games = [
    first,
    playedGame(1, 2, 1, [playedRow(7, [ASH, ALTER, WATTSON], 4, ['1p1', '1p2', 'new'])]),
    playedGame(2, 3, 1, [playedRow(8, [ASH, ALTER, WATTSON], 4, ['1p1', 'a', 'b'])]),
  ]
  const { team } = situation(games, asked(3, { series: 4 }))
  expect(team.own).toHaveLength(2)
})

test('an unknown team plays what the field plays', () => {
  const { team, feature, field } = situation([first], asked(1), 99)
  expect(team).toMatchObject({ situation: 'opener', games: 0, roster: [], own: [] })
  const rates = [ASH, CRYPTO, WATTSON].map((legend) => field.rate[legend] ?? 0)
  const pool = rates.reduce((sum, rate) => sum + Math.log(rate), 0)
  expect(feature('pool', ASH_CRYPTO_WATTSON)).toBeCloseTo(pool)
  expect(feature('form', ASH_CRYPTO_WATTSON)).toBeCloseTo(pool)
  expect(feature('shape', ASH_CRYPTO_WATTSON)).toBeCloseTo(Math.log(0.1))
})

test.each([
  ['opener', asked(3, { series: 9 })],
  ['free', asked(0.02, { series: 1, number: 2, map: 'stormpoint' })],
  ['forced', asked(0.02, { series: 1, number: 2, bans: [ASH] })],
] as const)('the score is the sum of weights times features: %s', (name, question) => {
  const weights = toWeights(PRIOR_WEIGHTS)
  for (const team of [1, 2, 99]) {
    const { situated } = situation([first], question, team)
    if (team === 1) expect(situated.team.situation).toBe(name)
    const scores = scoreAll(situated, weights)
    for (let comp = 0; comp < SPACE.size; comp += 1) {
      const features = featuresOf(situated, comp)
      const own = weights[situated.team.situation]
      const sum = features.reduce((total, value, j) => total + value * (own[j] ?? 0), 0)
      if (scores[comp] !== -Infinity) expect(scores[comp]).toBeCloseTo(sum, 9)
    }
  }
})
