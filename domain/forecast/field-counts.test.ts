import { expect, test } from 'vitest'
import { PlayHistory } from './history.ts'
import {
  ALTER,
  ALTER_ASH_CRYPTO,
  ASH,
  ASH_CRYPTO_WATTSON,
  CRYPTO,
  playedGame,
  playedRow,
  SPACE,
  WATTSON,
} from './test-games.ts'
import { DAY_MS } from './weighing.ts'

const withAlter = (team: number) => playedRow(team, [ALTER, ASH, CRYPTO])
const withWattson = (team: number) => playedRow(team, [ASH, CRYPTO, WATTSON])

test('a composition counts where it was allowed, from a moment on', () => {
  const history = new PlayHistory(SPACE)
  history.add(playedGame(1, 1, 1, [withAlter(1), withWattson(2)]))
  history.add(playedGame(2, 2, 1, [withAlter(1), withWattson(2)]))
  history.add(playedGame(3, 2, 2, [withWattson(1), withWattson(2)], { bans: [ALTER] }))
  expect(history.fieldSince(0)(ALTER_ASH_CRYPTO)).toEqual({ games: 2, of: 4 })
  expect(history.fieldSince(0)(ASH_CRYPTO_WATTSON)).toEqual({ games: 4, of: 6 })
  expect(history.fieldSince(2 * DAY_MS)(ALTER_ASH_CRYPTO)).toEqual({ games: 1, of: 2 })
})

test('a pick of a banned legend does not count', () => {
  const history = new PlayHistory(SPACE)
  history.add(playedGame(1, 1, 2, [withAlter(1), withWattson(2)], { bans: [ALTER] }))
  expect(history.fieldSince(0)(ALTER_ASH_CRYPTO)).toEqual({ games: 0, of: 0 })
})

test('a game that is added later counts too', () => {
  const history = new PlayHistory(SPACE)
  history.add(playedGame(1, 1, 1, [withAlter(1)]))
  expect(history.fieldSince(0)(ALTER_ASH_CRYPTO)).toEqual({ games: 1, of: 1 })
  history.add(playedGame(2, 1, 2, [withWattson(1)]))
  expect(history.fieldSince(0)(ALTER_ASH_CRYPTO)).toEqual({ games: 1, of: 2 })
})
