import { expect, test } from 'vitest'
import { matchSeriesGames } from './series-game.ts'

const legends = (text: string) => (text === '' ? [] : text.split(' '))
const played = (number: number, comp: string, bans: string) => ({
  number,
  comp: legends(comp),
  bans: legends(bans),
})
const saved = (comp: string, bans: string) => ({
  comp: legends(comp),
  bannedLegends: legends(bans),
})
const SERIES = [
  played(1, 'ash loba seer', ''),
  played(2, 'ash loba fuse', 'wraith'),
  played(3, 'ash loba seer', 'wraith fuse'),
]
const match = (games: ReturnType<typeof saved>[], series = SERIES, firstGame = 1) =>
  matchSeriesGames(games, series, firstGame).map((one) => [one.number, one.played?.number ?? null])

// Finding D4.
test('a draft from the first game on has each game of the series', () => {
  const games = [saved('seer ash loba', ''), saved('fuse ash loba', 'wraith')]
  expect(match(games)).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('a draft that starts late gets no result of an earlier game', () => {
  const late = [saved('ash loba alter', 'wraith fuse seer')]
  expect(match(late, SERIES, 4)).toEqual([[4, null]])
  // Also if no one said where it starts: it has more bans than the first game.
  expect(match(late)).toEqual([[1, null]])
  const fourth = played(4, 'ash loba alter', 'wraith fuse seer')
  expect(match(late, [...SERIES, fourth])).toEqual([[4, 4]])
})

test('a game that was not saved leaves a gap', () => {
  const games = [saved('ash loba seer', ''), saved('ash loba seer', 'wraith fuse')]
  expect(match(games)).toEqual([
    [1, 1],
    [3, 3],
  ])
})

test('another composition is the same game if the bans are, or their number where the game is expected', () => {
  expect(match([saved('bloodhound loba seer', 'fuse wraith')])).toEqual([[3, 3]])
  expect(match([saved('bloodhound loba seer', '')])).toEqual([[1, 1]])
  expect(match([saved('ash loba seer', ''), saved('bloodhound loba seer', 'crypto')])).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('a forgotten ban does no harm where the composition is the same', () => {
  expect(match([saved('ash loba fuse', '')], SERIES.slice(1), 2)).toEqual([[2, 2]])
})

test('in a series without bans compositions and the order decide', () => {
  const series = ['ash loba seer', 'ash loba fuse', 'ash loba seer'].map((comp, at) =>
    played(at + 1, comp, ''),
  )
  expect(match([saved('ash loba fuse', ''), saved('ash loba seer', '')], series)).toEqual([
    [2, 2],
    [3, 3],
  ])
})
