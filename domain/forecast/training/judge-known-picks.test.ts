import { expect, test } from 'vitest'
import { PlayHistory } from '../history.ts'
import { forecastTeams } from '../team-forecast.ts'
import { ALTER, ASH, asked, CRYPTO, playedGame, playedRow, WATTSON } from '../test-games.ts'
import { SPACE } from '../test-games.ts'
import { eachSituation, PRIOR_WEIGHTS, toWeights } from '../weights.ts'
import { judgeKnownPicks } from './judge-known-picks.ts'

const MODEL = { weights: toWeights(PRIOR_WEIGHTS), temperatures: eachSituation(() => 1) }

/** All three teams used to play without Wattson. In this game all have her, and only she is picked three times. */
const GAME = playedGame(
  1,
  2,
  1,
  [
    playedRow(1, [ALTER, ASH, WATTSON]),
    playedRow(2, [ALTER, CRYPTO, WATTSON]),
    playedRow(3, [ASH, CRYPTO, WATTSON]),
  ],
  { bannedAfter: WATTSON },
)

function forecasts() {
  const history = new PlayHistory(SPACE)
  history.add(
    playedGame(
      0,
      1,
      1,
      [1, 2, 3].map((team) => playedRow(team, [ALTER, ASH, CRYPTO])),
    ),
  )
  return forecastTeams(history, [1, 2, 3], asked(1, { series: 2 }), MODEL)
}

test.each(['teams', 'picks'] as const)(
  'the more %s are locked, the likelier the real ban',
  (order) => {
    const chances = [0, 1, 2, 3].map(
      (locked) => judgeKnownPicks(GAME, forecasts(), 1.2, { locked, order })?.chance ?? 0,
    )
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(chances.at(-1)).toBeCloseTo(1)
  },
)

test('a game whose ban is unknown is not judged', () => {
  const game = { ...GAME, bannedAfter: null }
  expect(judgeKnownPicks(game, forecasts(), 1.2, { locked: 1, order: 'teams' })).toBeNull()
})
