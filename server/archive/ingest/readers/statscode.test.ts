import { expect, test } from 'vitest'
import { gamesOf, ofKind, read } from '../testing/test-file.ts'

const LEGENDS = ['madmaggie', 'wraith', 'catalyst']

function results(slots: number, changes: (slot: number, seat: number) => object = () => ({})) {
  return Array.from({ length: slots }, (_, place) => place + 2).flatMap((slot) =>
    LEGENDS.map((characterName, seat) => ({
      playerName: `Player ${slot}-${seat}`,
      nidHash: `hash-${slot}-${seat}`,
      teamNum: slot,
      teamName: `Squad ${slot - 1}`,
      teamPlacement: slot - 1,
      characterName,
      kills: 1,
      assists: 0,
      knockdowns: 1,
      damageDealt: 400,
      headshots: 2,
      shots: 90,
      hits: 20,
      survivalTime: 900,
      ...changes(slot, seat),
    })),
  )
}

const match = (mid: string, start: number, player_results: readonly object[] = results(8)) => ({
  match_start: start,
  mid,
  map_name: 'mp_rr_district_mu1',
  player_results,
})

test('the newest game comes first in the file and last in the set', () => {
  const file = read({
    matches: [match('c', 1_756_947_000), match('b', 1_756_945_000), match('a', 1_756_943_000)],
  })
  expect(file.sets).toMatchObject([{ event: 'Evening scrim', sourceId: null, bansEnabled: false }])
  expect(gamesOf(file).map(({ mid, number, map }) => [mid, number, map])).toEqual([
    ['a', 1, 'edistrict'],
    ['b', 2, 'edistrict'],
    ['c', 3, 'edistrict'],
  ])
  expect(file.findings).toEqual([
    {
      kind: 'bans_not_counted',
      game: null,
      team: null,
      found: 'stats code files have no bans',
      action: 'imported without bans',
    },
  ])
})

test('team numbers are the sums of its players, and points follow the table', () => {
  const [first] = gamesOf(read({ matches: [match('a', 1_756_943_000)] }))
  expect(first?.teams[1]).toMatchObject({
    rawName: 'Squad 2',
    placement: 2,
    kills: 3,
    points: 12,
    damage: 1200,
    survivalS: 2700,
    legends: ['catalyst', 'madmaggie', 'wraith'],
  })
  expect(first?.teams[1]?.players[0]).toMatchObject({ playerId: 'hash-3-0', name: 'Player 3-0' })
})

test('an account hash is cut to the 32 characters that live logs have', () => {
  const hash = '5f2c9e00'.repeat(4)
  const long = results(8, (slot, seat) =>
    slot === 4 && seat === 0 ? { nidHash: `${hash}aa` } : {},
  )
  const [first] = gamesOf(read({ matches: [match('a', 1_756_943_000, long)] }))
  expect(first?.teams[2]?.players[0]?.playerId).toBe(hash)
})

test('players of one team with two places are told', () => {
  const odd = results(8, (slot, seat) => (slot === 4 && seat === 2 ? { teamPlacement: 9 } : {}))
  const file = read({ matches: [match('a', 1_756_943_000, odd)] })
  expect(gamesOf(file)[0]?.teams[2]?.placement).toBe(3)
  expect(ofKind(file, 'contradiction')).toEqual([
    {
      kind: 'contradiction',
      game: 1,
      team: 'Squad 3',
      found: 'different placements for the same team: 3 and 9',
      action: '3 is used',
    },
  ])
})

test('teams that share a name without a number are one, nameless ones go by their slot', () => {
  const nameless = results(8, (slot) => (slot === 2 ? { teamName: '' } : {}))
  expect(
    gamesOf(read({ matches: [match('a', 1_756_943_000, nameless)] }))[0]?.teams[0]?.rawName,
  ).toBe('Team 1 (Evening scrim)')
})

test('a code without games is read as such', () => {
  expect(read({ matches: [] }).findings).toMatchObject([{ kind: 'no_games' }])
})
