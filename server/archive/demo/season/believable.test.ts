import { expect, test } from 'vitest'
import { compKey } from '#domain/catalog/comp.ts'
import type { TeamResult } from '#domain/archive/match.ts'
import { fitK } from '#domain/regular/value.ts'
import { demoSeason } from './season.ts'

const season = demoSeason('2025-11-30')
const games = season.flatMap((set) => set.games)
const results = games.flatMap(({ teams }) => teams)
const byComp = [...Map.groupBy(results, ({ legends }) => compKey(legends)).values()].toSorted(
  (a, b) => b.length - a.length,
)

const mean = (numbers: readonly number[]) =>
  numbers.reduce((total, next) => total + next, 0) / numbers.length
const meanPoints = (teams: readonly TeamResult[]) => mean(teams.map(({ points }) => points ?? 0))
const meanKills = mean(results.map(({ kills }) => kills ?? 0))
const spread = (numbers: readonly number[]) => {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)))
}

// Figures from real scrims: 5.71 points (sd 6.57), 2.98 kills, 1,910 damage per team-game, 52.1 % of points from kills.
test('points, kills and damage are as in real scrims', () => {
  expect(Math.abs(meanPoints(results) - 5.71)).toBeLessThan(0.1)
  expect(Math.abs(spread(results.map(({ points }) => points ?? 0)) - 6.57)).toBeLessThan(0.4)
  expect(Math.abs(meanKills - 2.98)).toBeLessThan(0.1)
  expect(Math.abs(mean(results.map(({ damage }) => damage ?? 0)) - 1910)).toBeLessThan(80)
  expect(Math.abs(meanKills / meanPoints(results) - 0.521)).toBeLessThan(0.01)
})

test('a winner lives some 21 minutes, the first out some four', () => {
  expect(minutes(1)).toBeGreaterThan(20)
  expect(minutes(1)).toBeLessThan(22)
  expect(minutes(20)).toBeGreaterThan(3)
  expect(minutes(20)).toBeLessThan(6)
})

test('few teams are strong, many middling, some weak', () => {
  const means = [...Map.groupBy(results, ({ rawName }) => rawName).values()].map(meanPoints)
  expect(means.filter((points) => points > 7.2).length).toBeGreaterThanOrEqual(8)
  expect(means.filter((points) => points > 7.2).length).toBeLessThanOrEqual(20)
  expect(means.filter((points) => points < 4.5).length).toBeGreaterThanOrEqual(10)
  expect(spread(means)).toBeGreaterThan(1)
  expect(spread(means)).toBeLessThan(1.6)
})

// Real scrims: k = 57, one in three compositions played once, the most used one in fifty team-games.
test('compositions differ as much as in real scrims', () => {
  const sums = byComp.map((teams) => ({
    n: teams.length,
    sum: teams.reduce((total, { points }) => total + (points ?? 0), 0),
    sumOfSquares: teams.reduce((total, { points }) => total + (points ?? 0) ** 2, 0),
  }))
  expect(fitK(sums)).toBeGreaterThan(40)
  expect(fitK(sums)).toBeLessThan(80)
  expect(byComp.length).toBeGreaterThan(300)
  expect((byComp[0]?.length ?? 0) / results.length).toBeLessThan(0.08)
})

test('with more bans the compositions spread', () => {
  expect(variety(1)).toBeLessThan(variety(6))
})

test('what is played first changes over the season', () => {
  const openers = (sets: typeof season) => {
    const teams = sets.flatMap((set) => set.games.slice(0, 1)).flatMap((game) => game.teams)
    return (legend: string) =>
      teams.filter(({ legends }) => legends.includes(legend)).length / teams.length
  }
  const [early, late] = [openers(season.slice(0, 16)), openers(season.slice(-16))]
  expect(early('alter') - late('alter')).toBeGreaterThan(0.2)
  expect(late('sparrow') - early('sparrow')).toBeGreaterThan(0.15)
})

test('many legends are banned at some time, and none always', () => {
  const bans = season.flatMap((set) => set.games.at(-1)?.bans ?? [])
  const counts = [...Map.groupBy(bans, (legend) => legend).values()].map(({ length }) => length)
  expect(counts.length).toBeGreaterThanOrEqual(8)
  expect(Math.max(...counts)).toBeLessThan(season.length)
})

const minutes = (place: number) =>
  mean(
    results
      .filter(({ placement }) => placement === place)
      .map(({ survivalS }) => (survivalS ?? 0) / 3 / 60),
  )

const variety = (number: number) =>
  new Set(
    games
      .filter((game) => game.number === number)
      .flatMap(({ teams }) => teams.map(({ legends }) => compKey(legends))),
  ).size
