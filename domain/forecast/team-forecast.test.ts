import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestComps, softmax } from './candidates.ts'
import { createCompSpace, legendsOfComp } from './comp-space.ts'
import { explain } from './explain.ts'
import { PlayHistory, type PlayedGame } from './history.ts'
import { forecastTeams, temperatureOf } from './team-forecast.ts'
import { DAY_MS } from './weighing.ts'
import {
  ALTER,
  ALTER_ASH_CRYPTO,
  ASH,
  asked,
  CRYPTO,
  playedGame,
  playedRow,
  SPACE,
} from './test-games.ts'
import { eachSituation, PRIOR_WEIGHTS, toWeights } from './weights.ts'

const MODEL = { weights: toWeights(PRIOR_WEIGHTS), temperatures: eachSituation(() => 1) }

function after(games: readonly PlayedGame[]) {
  const history = new PlayHistory(SPACE)
  for (const game of games) history.add(game)
  return history
}

test('the best are those with the highest scores, the first ones where scores are equal', () => {
  expect(bestComps(Float64Array.of(1, 3, -Infinity, 3, 2), 3)).toEqual([1, 3, 4])
  expect(bestComps(Float64Array.of(1, -Infinity), 3)).toEqual([0])
})

test('chances follow the scores, and a temperature makes them more even', () => {
  const [odds = 0, one = 0] = softmax([Math.log(3), 0])
  expect([odds, one]).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)])
  expect(softmax([Math.log(9), 0], 2)).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)])
})

const habit = [0, 1, 2, 3].flatMap((series) => [
  playedGame(series, series + 1, 1, [playedRow(1, [ASH, ALTER, CRYPTO], 2)]),
  playedGame(series + 0.02, series + 1, 2, [playedRow(1, [ASH, ALTER, CRYPTO], 2)]),
])

test('a team that always keeps its composition is expected to keep it, and says why with counts', () => {
  const history = after(habit)
  const question = asked(3.04, { series: 4, number: 3 })
  const [forecast] = forecastTeams(history, [1], question, MODEL)
  if (!forecast) throw new Error('no forecast')
  expect(forecast.comps[0]).toBe(ALTER_ASH_CRYPTO)
  expect(forecast.chances[0]).toBeGreaterThan(0.9)
  const weaker = forecast.comps[1] ?? 0
  const reasons = explain(history, question, forecast, MODEL.weights)(weaker)
  expect(reasons.every(({ effect }) => effect < 0)).toBe(true)
  // Four free games, kept in each.
  const stay = explain(history, asked(3.04, { series: 4, number: 3 }), forecast, {
    ...MODEL.weights,
    free: MODEL.weights.free.map((weight, j) => (j < 9 ? 0 : weight)),
  })(weaker)
  expect(stay[0]).toMatchObject({ feature: 'stay', games: 4, of: 4 })
})

/** The season starts on day 4. */
function temperature(days: number, series: number) {
  const question = asked(days, { series, number: 3, seasonStarts: [4 * DAY_MS] })
  const [forecast] = forecastTeams(after(habit), [1], question, MODEL)
  if (!forecast) throw new Error('no forecast')
  return temperatureOf(forecast, question, MODEL.temperatures)
}

test('in the first two days of a season, first games are guesses: their scores count less', () => {
  expect(temperature(4.5, 5)).toBe(1.5)
  expect(temperature(3.9, 5)).toBe(1)
  expect(temperature(6, 5)).toBe(1)
  // The team has already played in this series.
  expect(temperature(4.5, 4)).toBe(1)
})

const LEGENDS = ['alter', 'ash', 'bangalore', 'catalyst', 'crypto', 'newcastle', 'wattson']
const WIDE = createCompSpace(LEGENDS)

const aRow = fc.record({
  team: fc.integer({ min: 1, max: 4 }),
  legends: fc.shuffledSubarray([...LEGENDS.keys()], { minLength: 3, maxLength: 3 }),
})
const someGames = fc.array(
  fc.record({
    rows: fc.uniqueArray(aRow, { selector: ({ team }) => team, minLength: 1, maxLength: 4 }),
    bans: fc.subarray([...LEGENDS.keys()], { maxLength: 3 }),
    series: fc.integer({ min: 1, max: 3 }),
    map: fc.constantFrom('worldsedge', 'stormpoint', null),
  }),
  { maxLength: 12 },
)

test('whatever was played, chances sum to 1 and no banned legend appears', () => {
  fc.assert(
    fc.property(
      someGames,
      fc.subarray([...LEGENDS.keys()], { maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      (games, bans, series) => {
        const history = new PlayHistory(WIDE)
        games.forEach(({ rows, ...game }, day) =>
          history.add({
            ...playedGame(day, game.series, day + 1, []),
            ...game,
            rows: rows.map(({ team, legends }) => ({
              ...playedRow(team, [0, 1, 2]),
              legends,
              comp: WIDE.indexOf(legends),
            })),
          }),
        )
        const question = asked(20, { bans, series, number: 2 })
        for (const forecast of forecastTeams(history, [1, 2, 5], question, MODEL)) {
          expect(forecast.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
          for (const comp of forecast.comps) {
            expect(legendsOfComp(WIDE, comp).some((legend) => bans.includes(legend))).toBe(false)
          }
        }
      },
    ),
    { numRuns: 100 },
  )
})
