import { expect, test } from 'vitest'
import { followIdle } from './idle.ts'
import { TestClock } from './test-clock.ts'

function openScreen(isHidden = false) {
  const clock = new TestClock()
  const listeners = new Set<() => void>()
  const changes: boolean[] = []
  const screen = { isHidden, listeners }
  const stop = followIdle(
    (isIdle) => changes.push(isIdle),
    {
      isHidden: () => screen.isHidden,
      watch: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    clock,
  )
  const use = () => listeners.forEach((listener) => listener())
  return { clock, changes, screen, use, stop, listeners }
}

test('a user is idle after two minutes without a sign of use', async () => {
  const { clock, changes } = openScreen()
  await clock.advance(119_999)
  expect(changes).toEqual([])
  await clock.advance(1)
  expect(changes).toEqual([true])
})

test('each sign of use starts the two minutes again', async () => {
  const { clock, changes, use } = openScreen()
  await clock.advance(100_000)
  use()
  await clock.advance(100_000)
  expect(changes).toEqual([])
  await clock.advance(20_000)
  expect(changes).toEqual([true])
})

test('a user who comes back is reported once', async () => {
  const { clock, changes, use } = openScreen()
  await clock.advance(120_000)
  use()
  use()
  expect(changes).toEqual([true, false])
})

test('a hidden tab is idle at once, and only a visible one comes back', () => {
  const { changes, screen, use } = openScreen()
  screen.isHidden = true
  use()
  use()
  expect(changes).toEqual([true])
  screen.isHidden = false
  use()
  expect(changes).toEqual([true, false])
})

test('a tab that was opened in the background is idle from the start', () => {
  expect(openScreen(true).changes).toEqual([true])
})

test('nothing is reported after the end', async () => {
  const { clock, changes, stop, listeners } = openScreen()
  stop()
  await clock.advance(600_000)
  expect(changes).toEqual([])
  expect(listeners.size).toBe(0)
})
