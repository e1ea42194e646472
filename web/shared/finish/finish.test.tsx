import { expect, test } from 'vitest'
import { finishMessages as texts } from '#contract/series/finish.texts.ts'
import type { SeriesDetail, SeriesStrength } from '#contract/series/series.ts'
import { type Finish, NEED_LIMIT, simulateFinish } from '#domain/series/finish.ts'
import { renderText } from '../../shared/ui/test-render.tsx'
import { FinishPanel } from './FinishPanel.tsx'
import { finishQuestions, playingAfter } from '#domain/series/finish-question.ts'
import { plannedGames } from '#domain/series/planned-games.ts'
import { finishRows, neededKills } from './finish-rows.ts'
import { seriesFinishQuery } from './finish.queries.ts'

const result = (game: number, points: number) => ({
  game,
  placement: 5,
  kills: 2,
  points,
  legends: ['ash', 'loba', 'seer'],
})
const game = (number: number) => ({
  number,
  map: 'stormpoint' as const,
  startedAt: 1_790_000_000 + number * 1500,
  id: 1,
  bans: [],
  banned: null,
})

/** Three games. The Guests left after the first. */
const SERIES: SeriesDetail = {
  id: 7,
  event: 'Harbor Open',
  set: null,
  region: 'EMEA',
  lastPlayed: 1_790_005_000,
  isDemo: false,
  games: [game(1), game(2), game(3)],
  teams: [
    { team: 'Owls', results: [result(1, 14), result(2, 3), result(3, 8)] },
    { team: 'Foxes', results: [result(1, 4), result(2, 17), result(3, 9)] },
    { team: 'Guests', results: [result(1, 20)] },
  ],
  nextBans: [],
  nextMap: null,
  matchPoint: null,
  equalPoints: 'kills',
  banTie: 'points',
  eventRules: { equalPoints: null, banTie: null },
}
const STRENGTH: SeriesStrength = { field: 6, teams: [{ team: 'Owls', games: 12, points: 120 }] }
const RULE = { points: 50, minGames: 1 }

test('who left the series is not simulated, and the others are in the order of the standings', () => {
  expect(playingAfter(SERIES, 3).map(({ team }) => team)).toEqual(['Foxes', 'Owls'])
  expect(playingAfter(SERIES, 1).map(({ team }) => team)).toEqual(['Guests', 'Owls', 'Foxes'])
})

test('a series has six games, more if it went on, and no number if it ends by match point', () => {
  expect(plannedGames(SERIES)).toBe(6)
  expect(plannedGames({ ...SERIES, games: [game(8)] })).toBe(8)
  expect(plannedGames({ ...SERIES, matchPoint: RULE })).toBeNull()
})

test('each game so far is a question, with the points of then and means shrunk toward the field', () => {
  const questions = finishQuestions(SERIES, STRENGTH, 3, 'Owls')
  expect(questions.map(({ played, own }) => [played, own])).toEqual([
    [1, null],
    [2, null],
    [3, 1],
  ])
  // Owls: (120 + 12 x 6) / 24. Nothing is known of the Foxes.
  expect(questions[1]?.teams).toEqual([
    { mean: 6, points: 21, games: 2 },
    { mean: 8, points: 17, games: 2 },
  ])
})

test('needed points are told as kills at each place, and what no team has had is out of reach', () => {
  // 10 points are enough in a quarter of the runs, 20 in half, and 34 in all others.
  const needed = new Float64Array(NEED_LIMIT + 1)
  needed[10] = 0.25
  needed[20] = 0.25
  needed[34] = 0.5
  // Places 1, 2, 3, 5 and 10 bring 12, 9, 7, 4 and 2 points.
  expect(neededKills(needed)).toEqual([
    [0, 1, 3, 6, 8],
    [8, 11, 13, 16, 18],
    [22, 25, null, null, null],
  ])
})

const finishes = (series: SeriesDetail): readonly Finish[] =>
  finishQuestions(series, STRENGTH, 3, 'Owls').map((question) =>
    simulateFinish({ ...question, runs: 500 }),
  )
const panel = (series: SeriesDetail, after: number) =>
  renderText(
    <FinishPanel
      series={series}
      after={after}
      columns={['top5', 'top10', 'winNext', 'winSeries']}
      hasNeed
    />,
    {
      answers: [
        [
          seriesFinishQuery(series, after, null).queryKey,
          { after, chosen: null, finishes: finishes(series) },
        ],
      ],
    },
  )

test('rows have the chances of now, and the course of the top 5', () => {
  const [foxes] = finishRows(SERIES, 3, finishes(SERIES))
  expect(foxes).toMatchObject({ team: 'Foxes', points: 30, top5: 1, course: [1, 1, 1] })
})

test('the panel shows every team with its chances, and who wins the series from Game 3 on', () => {
  const text = panel(SERIES, 3)
  expect(text).toContain(texts.after(3, 6))
  expect(text).toMatch(/Foxes 30 >99% >99% \d+%/)
  expect(text).toContain(texts.winSeries)
  expect(panel(SERIES, 2)).not.toContain(texts.winSeries)
})

test('a series by match point says when it may end', () => {
  expect(panel({ ...SERIES, matchPoint: RULE }, 3)).toMatch(/Chance that it ends: Game \d+/)
})

test('after the last game there is nothing to forecast', () => {
  expect(panel({ ...SERIES, games: [game(6)] }, 6)).toBe('')
  // The Foxes had 21 points after two games and won the third.
  const [owls, foxes, guests] = SERIES.teams
  if (!owls || !foxes || !guests) throw new Error('There are three teams.')
  const won = foxes.results.map((own) => (own.game === 3 ? { ...own, placement: 1 } : own))
  const over = { ...SERIES, teams: [owls, { ...foxes, results: won }, guests] }
  const rule = { points: 20, minGames: 1 }
  expect(panel({ ...over, matchPoint: rule }, 3)).toBe('')
  expect(panel({ ...SERIES, matchPoint: rule }, 3)).not.toBe('')
})
