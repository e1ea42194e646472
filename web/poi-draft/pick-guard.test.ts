import { expect, test } from 'vitest'
import { TestClock } from '../shared/realtime/test-clock.ts'
import { createPickGuard } from './pick-guard.ts'

function testGuard() {
  const clock = new TestClock(1_000_000)
  return { clock, ...createPickGuard('mika', clock.now) }
}

// Finding P1.
test('a claim right after another person moved the clock is not meant for the next team', async () => {
  const { see, isUnseen, clock } = testGuard()
  see(4, 'ines')
  // The board was just opened.
  expect(isUnseen()).toBe(false)
  see(5, 'ines')
  for (const ms of [200, 500, 2000]) {
    await clock.advance(ms)
    expect(isUnseen()).toBe(true)
    see(5, 'ines')
  }
  await clock.advance(300)
  expect(isUnseen()).toBe(false)
})

test('after an own claim the next one can follow at once', () => {
  const { see, isUnseen } = testGuard()
  see(4, undefined)
  see(5, 'mika')
  expect(isUnseen()).toBe(false)
})

test("another person's undo moves the clock, too", () => {
  const { see, isUnseen } = testGuard()
  see(4, 'mika')
  see(3, 'mika')
  expect(isUnseen()).toBe(true)
})

test('an own undo is no surprise', () => {
  const { see, undo, isUnseen } = testGuard()
  see(null, 'ines')
  undo()
  see(9, 'ines')
  expect(isUnseen()).toBe(false)
})
