import { expect, test } from 'vitest'
import { type ExitBin, expectedByExit } from './expected-points.ts'
import { chooseInsights, type Insight, type InsightKind } from './insight.ts'
import {
  againstExpectation,
  bestComposition,
  BLANK,
  damageWithoutKills,
  killsWithoutPlacement,
  median,
  type DebriefedGame,
  type PlayedResult,
  pointsLeft,
  topValue,
  type LobbySums,
} from './game-insights.ts'
import { insightsOfGame, insightsOfSeries } from './series-insights.ts'

const sums = (team: number, kills: number, points: number, damage = 0): LobbySums => ({
  team,
  kills,
  damage,
  placePoints: points,
})

/** Team 1 is ours. By kills: 1, 2, 3, 4, 9, 9, 9, 10; the top quarter begins at 9 (index 6 of 8). */
const LOBBY = [
  sums(1, 9, 1),
  sums(2, 9, 12),
  sums(3, 9, 9),
  sums(4, 10, 3),
  sums(5, 4, 7),
  sums(6, 3, 5),
  sums(7, 2, 2),
  sums(8, 1, 4),
]

test('many kills with few placement points are compared with teams that had as many kills', () => {
  // The median of 1, 2, 3, 4, 5, 7, 9, 12 is 4.5; the others average (12 + 9 + 3) / 3.
  expect(killsWithoutPlacement(LOBBY, 1)).toMatchObject({
    own: 1,
    other: 8,
    field: [12, 9, 3],
    n: 3,
    stake: 7,
    facts: { kills: 9, atLeast: 9 },
  })
  // Team 2 has the placement, team 5 not the kills.
  expect(killsWithoutPlacement(LOBBY, 2)).toBeNull()
  expect(killsWithoutPlacement(LOBBY, 5)).toBeNull()
})

test('fewer than three teams with as many kills are no comparison', () => {
  const alone = LOBBY.map((one) => (one.team === 3 ? { ...one, kills: 1 } : one))
  expect(killsWithoutPlacement(alone, 1)).toBeNull()
})

test('much damage for few kills is compared with teams that dealt as much', () => {
  const lobby = [
    sums(1, 2, 0, 3000),
    sums(2, 8, 0, 3000),
    sums(3, 7, 0, 3100),
    sums(4, 6, 0, 3200),
    sums(5, 5, 0, 900),
    sums(6, 4, 0, 800),
    sums(7, 3, 0, 700),
    sums(8, 1, 0, 600),
  ]
  // The median of 1 to 8 kills is 4.5, the top quarter of damage begins at 3,100: we are below it.
  expect(damageWithoutKills(lobby, 1)).toBeNull()
  const more = lobby.map((one) => (one.team === 1 ? { ...one, damage: 3100 } : one))
  // Now 3,000, 3,100, 3,100, 3,200 are the last four: from 3,100 on only two others.
  expect(damageWithoutKills(more, 1)).toBeNull()
  const three = more.map((one) => (one.team === 2 ? { ...one, damage: 3100 } : one))
  expect(damageWithoutKills(three, 1)).toMatchObject({ own: 2, other: 7, n: 3, stake: 5 })
})

const result = (
  team: number,
  placement: number,
  outS: number | null,
  change: Partial<PlayedResult> = {},
): PlayedResult => ({
  team,
  placement,
  kills: 0,
  points: 0,
  damage: 0,
  outS,
  legends: [],
  ...change,
})
const game = (number: number, results: readonly PlayedResult[]): DebriefedGame => ({
  number,
  results,
})

const beforeThird = (ours: number) =>
  game(2, [
    result(8, 1, 1200),
    result(2, 2, 1150),
    result(3, 3, 1100),
    result(1, 4, ours),
    result(4, 5, 900),
  ])

test('points are left where the next team was out within a minute and its place is worth two more', () => {
  // Place 4 is worth 5 points, place 3 worth 7.
  expect(pointsLeft(beforeThird(1040), 1)).toMatchObject({
    own: 1040,
    other: 1100,
    n: 3,
    stake: 2,
    game: 2,
    facts: { seconds: 60, worth: 2, place: 4, before: 1 },
  })
  expect(pointsLeft(beforeThird(1039), 1)).toBeNull()
  // Place 5 is worth 4 points, place 4 only one more; and a winner is never out.
  expect(pointsLeft(beforeThird(1040), 4)).toBeNull()
  expect(pointsLeft(beforeThird(1040), 2)).toBeNull()
})

/** In each part of the game as many points as its number; the winner 20. */
const BINS: readonly ExitBin[] = Array.from({ length: 21 }, (_, bin) => ({
  bin,
  n: 100,
  mean: bin === 20 ? 20 : bin,
  variance: 4,
}))

test('expected points are on the line between the middles of two parts', () => {
  const mean = (share: number) => expectedByExit(BINS, { share, hasWon: false })?.mean
  // Part 9 is from 0.45 to 0.5: its middle is 0.475, that of part 10 is 0.525.
  expect(mean(0.475)).toBeCloseTo(9)
  expect(mean(0.5)).toBeCloseTo(9.5)
  expect([mean(0), mean(1)]).toEqual([0, 19])
  expect(expectedByExit(BINS, { share: 1, hasWon: true })?.mean).toBe(20)
})

test('parts with fewer than thirty results expect nothing', () => {
  const few = BINS.map((bin) => ({ ...bin, n: 29 }))
  expect(expectedByExit(few, { share: 0.5, hasWon: false })).toBeNull()
  expect(expectedByExit(few, { share: 1, hasWon: true })).toBeNull()
})

const atHalf = (points: number) => game(1, [result(2, 1, 1000), result(1, 2, 475, { points })])

test('points far from the expectation are found below and above', () => {
  // 9 expected, a standard deviation of 2: below from 6.6 on, above from 12 on.
  expect(againstExpectation(atHalf(6), 1, BINS)).toMatchObject({
    kind: 'belowExpected',
    own: 6,
    stake: 3,
    n: 2100,
  })
  expect(againstExpectation(atHalf(7), 1, BINS)).toBeNull()
  expect(againstExpectation(atHalf(11), 1, BINS)).toBeNull()
  expect(againstExpectation(atHalf(12), 1, BINS)).toMatchObject({ kind: 'aboveExpected', stake: 3 })
})

test('a best with a composition needs five games, and more than in each of them', () => {
  const played = game(3, [result(1, 1, 100, { points: 12, legends: ['ash'] })])
  expect(bestComposition(played, 1, [1, 5, 11, 3])).toMatchObject({
    own: 12,
    other: 4,
    n: 5,
    stake: 8,
    legends: ['ash'],
  })
  expect(bestComposition(played, 1, [1, 5, 11])).toBeNull()
  expect(bestComposition(played, 1, [1, 5, 12, 3])).toBeNull()
})

/** Nine teams; ours is out early in three of four games, nobody else is. */
const SERIES = Array.from({ length: 4 }, (_, index) =>
  game(
    index + 1,
    Array.from({ length: 9 }, (__, at) =>
      result(at + 1, at === 0 ? 9 : at, at === 0 && index < 3 ? 400 : 1000 - at, {
        points: at === 0 ? 0 : 4,
      }),
    ),
  ),
)
const CONTEXT = {
  team: 1,
  bins: [],
  earlierWith: new Map<number, number[]>(),
  earlierExits: [0.3, 0.9, 1],
}

test('early exits are compared with the median team and with the series before', () => {
  const [found] = insightsOfSeries(SERIES, CONTEXT)
  expect(found).toMatchObject({
    kind: 'earlyExits',
    own: 3,
    other: 0,
    n: 8,
    facts: { games: 4, before: 1, beforeGames: 3 },
  })
  // Not early: 8 teams with 4 points in 4 games, and one 0 of ours: 128 / 33. Early: 0.
  expect(found?.stake).toBeCloseTo((3 * 128) / 33)
  expect(insightsOfSeries(SERIES.slice(0, 2), CONTEXT)).toEqual([])
})

test('a series with seven teams in all games compares nothing', () => {
  const small = SERIES.map(({ number, results }) => game(number, results.slice(0, 7)))
  expect(insightsOfSeries(small, CONTEXT)).toEqual([])
})

test('what is found in a game says which game', () => {
  const played = game(4, [
    result(1, 9, 900, { kills: 9 }),
    ...[2, 3, 4].map((team) => result(team, team - 1, 1000, { kills: 9 })),
    ...[5, 6, 7, 8].map((team) => result(team, team, 950, { kills: 1 })),
  ])
  expect(insightsOfGame(played, CONTEXT).map(({ kind, game: of }) => [kind, of])).toEqual([
    ['killsWithoutPlacement', 4],
  ])
})

const finding = (kind: InsightKind, stake: number): Insight => ({
  ...BLANK,
  kind,
  own: 1,
  other: 2,
  n: 5,
  stake,
})

test('a debrief has five findings at most, one of each kind, and what went well has a place', () => {
  const chosen = chooseInsights([
    finding('pointsLeft', 2),
    finding('pointsLeft', 3),
    finding('killsWithoutPlacement', 9),
    finding('damageWithoutKills', 4),
    finding('belowExpected', 6),
    finding('earlyExits', 1),
    finding('bestComposition', 0.5),
    finding('aboveExpected', 0.2),
  ])
  expect(chosen.map(({ kind, stake }) => [kind, stake])).toEqual([
    ['killsWithoutPlacement', 9],
    ['belowExpected', 6],
    ['damageWithoutKills', 4],
    ['pointsLeft', 3],
    ['bestComposition', 0.5],
  ])
})

test('kinds that are not wanted come last', () => {
  const both = [finding('belowExpected', 6), finding('earlyExits', 1)]
  expect(chooseInsights(both, ['belowExpected']).map(({ kind }) => kind)).toEqual([
    'earlyExits',
    'belowExpected',
  ])
})

test('median and quarter of a list', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0])
  expect(topValue([1, 2, 3, 4, 5, 6, 7, 8], 0.75)).toBe(7)
})
