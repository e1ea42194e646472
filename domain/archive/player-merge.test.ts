import { expect, test } from 'vitest'
import { suggestPlayerMerges } from './player-merge.ts'

const HASH = '0123456789abcdef0123456789abcdef'

const player = (id: string, names: string, teams: number[], games: number) => ({
  player: id,
  keys: [id],
  names: names.split(' '),
  teams,
  games,
})

const suggested = (...players: ReturnType<typeof player>[]) =>
  suggestPlayerMerges(players).map(
    ({ from, into, reason }) => `${from.player} into ${into.player}: ${reason}`,
  )

test('two ids with the same first 32 characters are one account, whatever the names', () => {
  expect(suggested(player(HASH, 'mika', [1], 5), player(`${HASH}ff`, 'Zed', [2], 9))).toEqual([
    `${HASH} into ${HASH}ff: hash`,
  ])
})

test('two ids with the same name in a team may be one player, and the one with more games stays', () => {
  expect(
    suggested(player('77', 'Mika mika2', [1, 2], 9), player('mika2', 'MIKA2', [2], 4)),
  ).toEqual(['mika2 into 77: name'])
})

test('the same name in different teams is nothing', () => {
  expect(suggested(player('77', 'mika', [1], 9), player('78', 'mika', [2], 4))).toEqual([])
})

test('each player is suggested once, with the best candidate first', () => {
  const players = [
    player('1', 'mika', [1], 9),
    player('2', 'mika', [1], 8),
    player('3', 'mika', [1], 1),
  ]
  expect(suggested(...players)).toEqual(['2 into 1: name', '3 into 1: name'])
})
