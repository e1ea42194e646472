import { expect, test } from 'vitest'
import { PlayHistory } from '../history.ts'
import { ALTER, ASH, CRYPTO, playedGame, playedRow, SPACE, WATTSON } from '../test-games.ts'
import { PRIOR_WEIGHTS, toWeights } from '../weights.ts'
import { WalkForward } from './walk-forward.ts'

const OPTIONS = { prior: toWeights(PRIOR_WEIGHTS), ridge: 50, seasonStarts: [] }

/** Team 1 keeps its composition in every game; team 2 alternates. */
const games = Array.from({ length: 150 }, (_, i) =>
  playedGame(
    Math.floor(i / 3) + (i % 3) * 0.02,
    Math.floor(i / 3),
    (i % 3) + 1,
    [
      playedRow(1, [ASH, ALTER, CRYPTO], 1),
      playedRow(2, i % 2 === 0 ? [ASH, CRYPTO, WATTSON] : [ALTER, CRYPTO, WATTSON], 2),
    ],
    { bannedAfter: i % 3 === 2 ? null : CRYPTO },
  ),
)

const walkThrough = (some: typeof games) => {
  const walk = new WalkForward(new PlayHistory(SPACE), OPTIONS)
  return { walk, judged: some.map((game) => walk.judge(game)) }
}

test('a game is judged by what came before it: the first one with nothing, later ones by habit', () => {
  const { judged } = walkThrough(games)
  expect(judged[0]?.rows[0]).toMatchObject({ games: 0, situation: 'opener' })
  expect(judged[0]?.rows[0]?.weighting).toEqual({ rank: 0, chance: 0.0001, top: 0 })
  const last = judged.at(-1)?.rows[0]
  expect(last).toMatchObject({ games: 149, situation: 'free', forecast: { rank: 1 } })
  expect(last?.forecast.chance).toBeGreaterThan(0.9)
  expect(last?.sameAsLast).toEqual({ rank: 1, chance: 1, top: 1 })
  expect(last?.weighting).toEqual({ rank: 1, chance: 1, top: 1 })
})

test('later games change nothing that was said before them', () => {
  const { judged } = walkThrough(games)
  expect(walkThrough(games.slice(0, 20)).judged).toEqual(judged.slice(0, 20))
})

test('the ban of a game is judged where the next game tells it', () => {
  const { judged } = walkThrough(games)
  expect(judged[2]?.ban).toBeNull()
  // Crypto is in three of the four compositions and in both that are played.
  expect(judged.at(-2)?.ban?.forecast).toMatchObject({ rank: 1 })
})

test('few examples leave the weights as they are, enough of them move them', () => {
  const { walk } = walkThrough(games.slice(0, 50))
  walk.refit()
  expect(walk.model().weights.free).toEqual(OPTIONS.prior.free)
  const { walk: longer } = walkThrough(games)
  longer.refit()
  expect(longer.model().examples).toBe(298)
  expect(longer.model().weights.free).not.toEqual(OPTIONS.prior.free)
  expect(longer.model().weights.forced).toEqual(OPTIONS.prior.forced)
})

test('a walk that stopped goes on from what it had stored', () => {
  const whole = walkThrough(games)
  whole.walk.refit()
  const stopped = new WalkForward(new PlayHistory(SPACE), OPTIONS, whole.walk.stored())
  expect(stopped.model().weights).toEqual(whole.walk.model().weights)
  expect(stopped.stored()).toEqual(whole.walk.stored())
})
