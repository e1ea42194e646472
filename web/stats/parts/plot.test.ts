import { expect, test } from 'vitest'
import type { Sums } from '#domain/stats/sums.ts'
import { HEIGHT, LEFT, nearest, plotTeams, TOP, WIDTH } from './plot.ts'
import { NO_GAMES, teamStat } from '../test-stats.ts'

const mean = (value: number): Sums => ({ n: 1, sum: value, sumOfSquares: value ** 2 })
const team = (name: string, score: number, placement: number) =>
  teamStat(name, { score: mean(score), placement: mean(placement) })

// Placements 5 to 15 make the axis 4 to 16, scores 3 to 9 make it 2 to 10: whole numbers around ± 0.3.
const ROWS = [team('Alliance', 9, 5), team('Fjord', 3, 15), team('Nova', 6, 10)]

test('the axes are whole numbers with room around the outermost teams', () => {
  expect(plotTeams(ROWS)).toMatchObject({ placements: [4, 16], scores: [2, 10] })
})

test('better placed teams are further left, teams with more points further up', () => {
  const dots = plotTeams(ROWS)?.dots ?? []
  const [alliance, fjord, nova] = dots
  expect(alliance?.x).toBeLessThan(nova?.x ?? 0)
  expect(nova?.x).toBeLessThan(fjord?.x ?? 0)
  expect(alliance?.y).toBeLessThan(nova?.y ?? 0)
  // Nova is in the middle of both axes.
  expect(nova?.x).toBeCloseTo((LEFT + WIDTH) / 2)
  expect(nova?.y).toBeCloseTo((HEIGHT - 32 + TOP) / 2)
})

test('a dot carries its figures and the number of games', () => {
  expect(plotTeams(ROWS)?.dots[0]).toMatchObject({
    team: 'Alliance',
    score: 9,
    placement: 5,
    games: 1,
    scores: null,
  })
})

test('a team without a score or without a placement has no dot', () => {
  const plot = plotTeams([
    ...ROWS,
    teamStat('Scoreless', { placement: mean(3) }),
    teamStat('Unplaced', { score: mean(20), placement: NO_GAMES }),
  ])
  expect(plot?.dots.map(({ team: name }) => name)).toEqual(['Alliance', 'Fjord', 'Nova'])
  expect(plot?.scores).toEqual([2, 10])
})

test('without any dot there is no plot', () => {
  expect(plotTeams([])).toBeNull()
  expect(plotTeams([teamStat('Unplaced')])).toBeNull()
})

test('the dot below the pointer is the nearest one within 20 pixels', () => {
  const [first] = plotTeams(ROWS)?.dots ?? []
  if (!first) throw new Error('no dot')
  const dots = [
    { ...first, team: 'left', x: 100, y: 100 },
    { ...first, team: 'right', x: 110, y: 100 },
  ]
  expect(nearest(dots, 104, 100)?.team).toBe('left')
  expect(nearest(dots, 106, 100)?.team).toBe('right')
  // 12² + 16² is exactly 20²: too far.
  expect(nearest(dots, 122, 116)).toBeNull()
  expect(nearest(dots, 121, 116)?.team).toBe('right')
  expect(nearest([], 0, 0)).toBeNull()
})
