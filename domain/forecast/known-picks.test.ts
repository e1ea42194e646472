import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { legendsOfComp } from './comp-space.ts'
import { PlayHistory } from './history.ts'
import { banChances, openTemperature, withKnownPicks } from './known-picks.ts'
import { type Distribution, forecastTeams, legendChances } from './team-forecast.ts'
import {
  ALTER,
  ALTER_ASH_CRYPTO,
  ALTER_ASH_WATTSON,
  ALTER_CRYPTO_WATTSON,
  ASH,
  ASH_CRYPTO_WATTSON,
  asked,
  CRYPTO,
  playedGame,
  playedRow,
  SPACE,
  WATTSON,
} from './test-games.ts'
import { eachSituation, PRIOR_WEIGHTS, toWeights } from './weights.ts'

const MODEL = { weights: toWeights(PRIOR_WEIGHTS), temperatures: eachSituation(() => 1) }

const history = new PlayHistory(SPACE)
history.add(playedGame(0, 1, 1, [playedRow(1, [ASH, ALTER, CRYPTO], 2)]))
const [any] = forecastTeams(history, [1], asked(4), MODEL)

/** Chances of the compositions without Wattson, Crypto, Ash and Alter, in this order. */
function team(...chances: readonly number[]): Distribution {
  if (!any) throw new Error('There is no forecast.')
  const comps = [ALTER_ASH_CRYPTO, ALTER_ASH_WATTSON, ALTER_CRYPTO_WATTSON, ASH_CRYPTO_WATTSON]
  return { ...any, comps, chances, scores: chances.map(Math.log) }
}

test('known picks leave only compositions that have them', () => {
  const [known] = withKnownPicks([team(0.4, 0.3, 0.2, 0.1)], [[WATTSON]])
  if (!known) throw new Error('There is no forecast.')
  expect(known.comps.every((comp) => legendsOfComp(SPACE, comp).includes(WATTSON))).toBe(true)
  expect(legendChances(known)[WATTSON]).toBeCloseTo(1)
  expect(Math.max(...legendChances(known))).toBeLessThanOrEqual(1)
})

test('a team that has locked all its picks plays exactly those', () => {
  const [whole] = withKnownPicks([team(0.4, 0.3, 0.2, 0.1)], [[ALTER, CRYPTO, WATTSON]])
  expect(whole).toMatchObject({ comps: [ALTER_CRYPTO_WATTSON], chances: [1] })
})

test('without known picks nothing changes', () => {
  const teams = [team(0.4, 0.3, 0.2, 0.1), team(0.25, 0.25, 0.25, 0.25)]
  expect(withKnownPicks(teams, [[], []])).toBe(teams)
})

test('an open team moves toward what others lock more than expected', () => {
  // The first team was expected to play Alter with 0.9, Ash with 0.8, Crypto with 0.7 and Wattson with 0.6, and locks the
  // last three. Pulls: Alter 3 / 3.9, Ash 4 / 3.8, Crypto 4 / 3.7, Wattson 4 / 3.6.
  const [, open] = withKnownPicks(
    [team(0.4, 0.3, 0.2, 0.1), team(0.4, 0.3, 0.2, 0.1)],
    [[ASH, CRYPTO, WATTSON], []],
  )
  const [alter, ash, crypto, wattson] = [3 / 3.9, 4 / 3.8, 4 / 3.7, 4 / 3.6]
  const weights = [
    0.4 * alter * ash * crypto,
    0.3 * alter * ash * wattson,
    0.2 * alter * crypto * wattson,
    0.1 * ash * crypto * wattson,
  ]
  const sum = weights.reduce((total, weight) => total + weight, 0)
  expect(open?.chances).toEqual(weights.map((weight) => expect.closeTo(weight / sum, 10)))
  expect(legendChances(open ?? team())[WATTSON]).toBeGreaterThan(0.6)
})

test('one of three locked picks pulls with a third of what the team was expected to play', () => {
  // Only Wattson is locked, where a third of 0.6 was expected: 4 / 3.2. Alter, for which nothing is known: 3 / 3.3.
  const [, open] = withKnownPicks([team(0.4, 0.3, 0.2, 0.1), team(0.5, 0.5, 0, 0)], [[WATTSON], []])
  const crypto = 3 / (3 + 0.7 / 3)
  expect((open?.chances[0] ?? 0) / (open?.chances[1] ?? 1)).toBeCloseTo(4 / 3.2 / crypto, 10)
})

test('the chances of the ban are spread less the more is known, and not at all at the drop', () => {
  const teams = [team(1, 0, 0, 0), team(0.1, 0.2, 0.3, 0.4)]
  const known = [
    [ALTER, ASH, CRYPTO],
    [ASH, CRYPTO, WATTSON],
  ]
  const atTheDrop = withKnownPicks(teams, known)
  // Ash and Crypto tie with two picks each.
  expect(banChances(atTheDrop, known, 1.4)).toEqual([
    expect.closeTo(0),
    expect.closeTo(0.5),
    expect.closeTo(0.5),
    expect.closeTo(0),
  ])
  const highest = (temperature: number, locked: readonly (readonly number[])[]) =>
    Math.max(...banChances(teams, locked, temperature))
  expect(highest(1.4, [[], []])).toBeLessThan(highest(1.2, [[], []]))
  // One of two teams has locked: 1 + 0.4 / 2.
  expect(highest(1.4, [[ALTER, ASH, CRYPTO], []])).toBeCloseTo(highest(1.2, [[], []]), 10)
})

test('a third of the picks known takes away a third of the spreading', () => {
  expect(openTemperature(3, [[ALTER, ASH, CRYPTO], [], []], 1.3)).toBeCloseTo(1.2)
  expect(openTemperature(3, [[ALTER], [ASH], [CRYPTO]], 1.3)).toBeCloseTo(1.2)
  expect(openTemperature(1, [[ALTER, ASH, CRYPTO]], 1.3)).toBeCloseTo(1)
})

const someChances = fc
  .array(fc.integer({ min: 1, max: 20 }), { minLength: 4, maxLength: 4 })
  .map((parts) => parts.map((part) => part / parts.reduce((sum, next) => sum + next, 0)))
const somePicks = fc.subarray([ALTER, ASH, CRYPTO, WATTSON], { maxLength: 3 })

test('whatever is locked, chances of every team and of the ban sum to 1', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(someChances, somePicks), { minLength: 1 }), (lobby) => {
      const known = lobby.map(([, picks]) => picks)
      const teams = withKnownPicks(
        lobby.map(([chances]) => team(...chances)),
        known,
      )
      for (const { chances } of teams)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(banChances(teams, known, 1.2).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }),
  )
})
