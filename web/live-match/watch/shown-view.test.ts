import { expect, test } from 'vitest'
import { testView } from '#domain/live-match/view/test-view.ts'
import { chooseView, gameClockAt, hasLobby } from './shown-view.ts'

const VIEWS = [
  testView({ feed: 1, isConnected: false, lastFrameAt: 9000 }),
  testView({ feed: 2, lastFrameAt: 4000 }),
  testView({ feed: 3, lastFrameAt: 5000 }),
  testView({ feed: 4, lastFrameAt: null }),
]

test('the match of the address is shown, also one whose game is gone', () => {
  expect(chooseView(VIEWS, 1)?.feed).toBe(1)
  expect(chooseView(VIEWS, 4)?.feed).toBe(4)
})

test('without one, the connected game with the newest event is shown', () => {
  expect(chooseView(VIEWS, null)?.feed).toBe(3)
  expect(chooseView(VIEWS, 77)?.feed).toBe(3)
  expect(chooseView(VIEWS.slice(0, 1), null)?.feed).toBe(1)
  expect(chooseView([], null)).toBeNull()
})

test('a game without teams, or before its lobby, has nothing to show', () => {
  expect(hasLobby(testView())).toBe(true)
  expect(hasLobby(testView({ phase: 'lobby' }))).toBe(true)
  expect(hasLobby(testView({ phase: 'over' }))).toBe(true)
  expect(hasLobby(testView({ phase: 'waiting' }))).toBe(false)
  expect(hasLobby(testView({ teams: [] }))).toBe(false)
})

const clock = { clockS: 60.4, phase: 'playing', isPaused: false, lastFrameAt: 100_000 } as const

test.each([
  [100_000, 60],
  [100_700, 61],
  [104_000, 64],
  // Without an event for five seconds the clock stops.
  [105_000, 65],
  [190_000, 65],
  // The browser's clock is behind.
  [90_000, 60],
])('at %i ms the game clock shows %i', (nowMs, seconds) => {
  expect(gameClockAt(clock, nowMs)).toBe(seconds)
})

test('the clock only runs while the game does', () => {
  expect(gameClockAt({ ...clock, clockS: null }, 104_000)).toBeNull()
  expect(gameClockAt({ ...clock, phase: 'over' }, 104_000)).toBe(60.4)
  expect(gameClockAt({ ...clock, isPaused: true }, 104_000)).toBe(60.4)
  expect(gameClockAt({ ...clock, lastFrameAt: null }, 104_000)).toBe(60.4)
})
