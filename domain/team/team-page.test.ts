import { expect, test } from 'vitest'
import { compsByGame, LATE_GAME } from './comps-by-game.ts'
import { lastFullSeries } from './last-series.ts'
import { landingSpots, splitByMap } from './places.ts'
import { rosterOf } from './roster.ts'
import type { TeamGame } from './team-game.ts'
import { playedWithout } from './without-legend.ts'

/** A game of series 1 on Storm Point. Players are `mika:ash`. */
const game = (
  number: number,
  legends: string,
  { players = '', ...change }: Omit<Partial<TeamGame>, 'players'> & { players?: string } = {},
): TeamGame => ({
  series: 1,
  event: 'Cup',
  number,
  map: 'stormpoint',
  playedAt: 1000 * (change.series ?? 1) + number,
  placement: null,
  kills: null,
  points: null,
  legends: legends === '' ? [] : legends.split(' '),
  bans: [],
  players: (players === '' ? [] : players.split(' ')).map((text) => {
    const [name = '', legend] = text.split(':')
    return { id: name, name: name.toUpperCase(), legend: legend ?? null }
  }),
  poi: null,
  poiId: null,
  landingSource: null,
  ...change,
})

test('compositions are counted by the number of the game, the most played first', () => {
  const games = [
    game(3, 'ash loba seer', { series: 2 }),
    game(1, 'fuse loba seer', { series: 2, points: 4 }),
    game(3, 'ash fuse'),
    game(2, 'ash loba seer', { points: 3 }),
    game(1, 'seer ash loba', { points: 12 }),
  ]
  expect(compsByGame(games, 5)).toEqual([
    {
      legends: ['ash', 'loba', 'seer'],
      games: 3,
      // 12 and 3; the third has no score.
      meanPoints: 7.5,
      byGame: [
        { game: 1, games: 1, of: 2 },
        { game: 2, games: 1, of: 1 },
        { game: 3, games: 1, of: 1 },
      ],
    },
    {
      legends: ['fuse', 'loba', 'seer'],
      games: 1,
      meanPoints: 4,
      byGame: [
        { game: 1, games: 1, of: 2 },
        { game: 2, games: 0, of: 1 },
        { game: 3, games: 0, of: 1 },
      ],
    },
  ])
  expect(compsByGame(games, 1)).toHaveLength(1)
  expect(compsByGame([], 5)).toEqual([])
})

test('games after the sixth share a column', () => {
  const games = [9, 8, 7].map((number) => game(number, 'ash loba seer'))
  expect(compsByGame(games, 5)[0]?.byGame.at(-1)).toEqual({ game: LATE_GAME, games: 3, of: 3 })
})

test('what they played without a legend, first where a ban took it from them', () => {
  const games = [
    game(3, 'fuse seer wattson', { bans: ['ash', 'loba'] }),
    game(2, 'fuse loba seer', { bans: ['ash'] }),
    game(1, 'ash loba seer'),
    game(2, 'fuse loba seer', { series: 2, bans: ['caustic', 'ash'] }),
    game(1, 'fuse loba seer', { series: 2, bans: ['caustic'] }),
  ]
  expect(playedWithout(games, 5, 1)).toEqual([
    // Game 2 of series 1 took Ash, game 3 took Loba. Series 2 lost nothing.
    {
      legend: 'ash',
      games: 3,
      forced: 1,
      comps: [{ legends: ['fuse', 'loba', 'seer'], games: 2 }],
    },
    {
      legend: 'loba',
      games: 1,
      forced: 1,
      comps: [{ legends: ['fuse', 'seer', 'wattson'], games: 1 }],
    },
    {
      legend: 'caustic',
      games: 2,
      forced: 0,
      comps: [{ legends: ['fuse', 'loba', 'seer'], games: 2 }],
    },
  ])
})

test('the roster is that of the latest game; its pools leave out games with others', () => {
  const games = [
    game(4, 'ash loba seer', { players: 'mika:ash ines:loba brandt:seer' }),
    game(3, 'ash fuse loba', { players: 'mika:ash ines:loba brandt:fuse' }),
    game(2, 'ash loba seer', { players: 'mika:loba ines:ash torvald:seer' }),
    game(1, 'ash loba seer', { players: 'mika:ash ines:loba torvald:seer' }),
  ]
  const [mika, ines, brandt] = rosterOf(games, 5)
  expect(mika).toEqual({
    id: 'mika',
    name: 'MIKA',
    since: null,
    withRoster: { games: 2, legends: [{ legend: 'ash', games: 2 }] },
    whole: {
      games: 4,
      legends: [
        { legend: 'ash', games: 3 },
        { legend: 'loba', games: 1 },
      ],
    },
  })
  expect(ines?.withRoster.legends).toEqual([{ legend: 'loba', games: 2 }])
  // His first game is game 3.
  expect(brandt).toMatchObject({ since: 1003, whole: { games: 2 } })
})

test('a corrected composition gives a player the legend that nobody else has', () => {
  const games = [game(1, 'ash loba seer', { players: 'mika:ash ines:loba brandt:fuse' })]
  expect(rosterOf(games, 5)[2]?.whole.legends).toEqual([{ legend: 'seer', games: 1 }])
})

test('without three known players there is no roster', () => {
  expect(rosterOf([game(1, 'ash loba seer', { players: 'mika:ash ines:loba' })], 5)).toEqual([])
})

test('maps have their means, and games without a score count as games', () => {
  const games = [
    game(1, '', { points: 10, placement: 2 }),
    game(2, '', { points: 5, placement: 7 }),
    game(3, '', { points: null, placement: 12 }),
    game(4, '', { map: 'brokenmoon', points: 1 }),
    game(5, '', { map: null }),
  ]
  // (10 + 5) / 2 and (2 + 7 + 12) / 3.
  expect(splitByMap(games)).toEqual([
    { map: 'stormpoint', games: 3, meanPoints: 7.5, meanPlacement: 7 },
    { map: 'brokenmoon', games: 1, meanPoints: 1, meanPlacement: null },
    { map: null, games: 1, meanPoints: null, meanPlacement: null },
  ])
})

const at = (poi: string, poiId: number | null, change: Partial<TeamGame> = {}) =>
  game(1, '', { poi, poiId, ...change, players: '' })

test('landing spots are cut for each map', () => {
  const games = [
    at('Checkpoint', 3, { landingSource: 'live' }),
    at('checkpoint ', 3, { landingSource: 'hand' }),
    at('Somewhere', null),
    at('Lift', 7, { map: 'brokenmoon' }),
    at('Nowhere', 9, { map: null }),
  ]
  expect(landingSpots(games, 1)).toEqual([
    { map: 'stormpoint', poiId: 3, poi: 'Checkpoint', games: 2, byHand: 1, live: 1, drafted: 0 },
    { map: 'brokenmoon', poiId: 7, poi: 'Lift', games: 1, byHand: 0, live: 0, drafted: 0 },
  ])
})

/** Newest first. */
const series = (id: number, length: number) =>
  Array.from({ length }, (_, i) => game(length - i, '', { series: id }))
const numbers = (games: readonly TeamGame[]) =>
  lastFullSeries(games).map(({ series: id, number }) => [id, number])

test('the last full series has six games; without one it is the latest', () => {
  expect(numbers([...series(3, 2), ...series(2, 6), ...series(1, 6)])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [2, number]),
  )
  expect(numbers([...series(3, 2), ...series(2, 5)])).toEqual([
    [3, 1],
    [3, 2],
  ])
  expect(numbers([])).toEqual([])
})
