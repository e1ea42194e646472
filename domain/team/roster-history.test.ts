import { expect, test } from 'vitest'
import type { TeamGame } from './team-game.ts'
import { rosterHistory } from './roster-history.ts'

const HOUR = 3600

/** Games of a series, with who played: "abc" are the players a, b and c. */
const seriesOf = (series: number, ...lineups: string[]): TeamGame[] =>
  lineups.map((lineup, index) => ({
    series,
    event: 'League',
    number: index + 1,
    map: 'stormpoint',
    playedAt: series * 100 * HOUR + index * HOUR,
    placement: 1,
    kills: 0,
    points: 12,
    legends: [],
    bans: [],
    players: Array.from(lineup, (id) => ({ id, name: id.toUpperCase(), legend: null })),
    poi: null,
    poiId: null,
    landingSource: null,
  }))

/** "abcd|k": k is the coach. */
const listOf = (series: number, list: string) => {
  const [players = '', coaches = ''] = list.split('|')
  return Array.from(players + coaches, (player) => ({
    series,
    player,
    name: player.toUpperCase(),
    isCoach: coaches.includes(player),
  }))
}

const partsOf = ({ members }: ReturnType<typeof rosterHistory>[number]) =>
  members.map(({ name, part, games }) => `${name} ${part} ${games}`)

test('a roster is valid from the first to the last series that lists the same people', () => {
  const games = [
    ...seriesOf(1, 'abc', 'abc'),
    ...seriesOf(2, 'abc', 'abd'),
    ...seriesOf(3, 'abe'),
  ].toReversed()
  const history = rosterHistory(games, [
    ...listOf(3, 'abe|k'),
    ...listOf(1, 'abcd|k'),
    ...listOf(2, 'dcba|k'),
  ])
  expect(history).toMatchObject([
    { from: 300 * HOUR, to: 300 * HOUR, series: 1, games: 1 },
    { from: 100 * HOUR, to: 201 * HOUR, series: 2, games: 4 },
  ])
  expect(history.map(partsOf)).toEqual([
    ['A starter 1', 'B starter 1', 'E starter 1', 'K coach 0'],
    ['A starter 4', 'B starter 4', 'C starter 3', 'D substitute 1', 'K coach 0'],
  ])
})

test('who played half of the games is a starter, and who played none is a substitute', () => {
  const [roster] = rosterHistory(seriesOf(1, 'abc', 'abd'), listOf(1, 'abcde'))
  expect(roster && partsOf(roster)).toEqual([
    'A starter 2',
    'B starter 2',
    'C starter 1',
    'D starter 1',
    'E substitute 0',
  ])
})

test('a roster that comes back is a new one, and series without a list do not count', () => {
  const games = [1, 2, 3, 4].flatMap((series) => seriesOf(series, 'abc'))
  const lists = [...listOf(1, 'abc'), ...listOf(2, 'abd'), ...listOf(4, 'abc'), ...listOf(9, 'a')]
  expect(rosterHistory(games, lists).map(({ series, games: n }) => [series, n])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  expect(rosterHistory(games, [])).toEqual([])
})
