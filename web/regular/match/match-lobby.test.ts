import { expect, test } from 'vitest'
import { EMPTY, type Lineup } from '../../shared/lineup/lineup.ts'
import type { Match } from '../../shared/match/match.ts'
import { followMatch, isMoved, matchLobby } from './match-lobby.ts'

/** A match without a series, before the game after its bans unless another one is given. */
function match(bans: string[], { game = bans.length + 1, map = 'edistrict' } = {}): Match {
  return {
    room: 1,
    name: 'Thursday',
    series: null,
    teams: ['Owls', 'Herons'],
    game,
    isOver: false,
    bans,
    otherBans: null,
    games: [
      {
        number: game,
        state: 'next',
        map,
        mapFrom: 'hand',
        bans: [],
        banned: null,
        comp: [],
        result: null,
      },
    ],
  }
}
const before = match(['wraith'])
const lobby = (change: Partial<Lineup> = {}): Lineup => ({ ...matchLobby(before), ...change })

test('the lobby of a match is that of its next game', () => {
  expect(lobby()).toEqual({
    ...EMPTY,
    teams: ['Owls', 'Herons'],
    ban: ['wraith'],
    map: 'edistrict',
  })
  // Nothing was banned after game 2.
  expect(matchLobby(match(['wraith'], { game: 3 })).game).toBe(3)
})

test('a ban in the room is in the lobby, too, and what the user tries stays', () => {
  const now = match(['wraith', 'ash'])
  expect(isMoved(before, now)).toBe(true)
  expect(followMatch(lobby(), before, now)).toEqual(matchLobby(now))
  expect(followMatch(lobby({ ban: ['wraith', 'loba'] }), before, now)).toMatchObject({
    ban: ['wraith', 'ash', 'loba'],
  })
  expect(followMatch(lobby({ ban: ['wraith', 'ash'] }), before, now).ban).toEqual(['wraith', 'ash'])
})

test('a ban that the user tries without stays lifted', () => {
  const now = match(['wraith', 'ash'])
  expect(followMatch(lobby({ ban: [], game: 2 }), before, now).ban).toEqual(['ash'])
})

test('the next game brings its map, and picks of the last one are forgotten', () => {
  const picks = [{ team: 'Owls', legends: ['seer'] }]
  const now = match(['wraith', 'ash'], { map: 'stormpoint' })
  expect(followMatch(lobby({ known: picks }), before, now)).toMatchObject({
    map: 'stormpoint',
    known: [],
    game: null,
  })
})

test('a map that the user tries stays until the next game', () => {
  const tried = lobby({ map: 'brokenmoon' })
  const other = match(['wraith'], { map: 'stormpoint' })
  expect(followMatch(lobby(), before, other).map).toBe('stormpoint')
  expect(followMatch(tried, before, other).map).toBe('brokenmoon')
})

test('a user who looks at an earlier game goes on looking at it', () => {
  const back = lobby({ game: 1, map: 'worldsedge' })
  expect(followMatch(back, before, match(['wraith', 'ash']))).toMatchObject({
    game: 1,
    map: 'worldsedge',
    ban: ['wraith', 'ash'],
  })
})
