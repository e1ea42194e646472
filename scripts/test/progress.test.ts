import { expect, test } from 'vitest'
import { createProgress, describeProgress } from './progress.ts'

const part = { name: 'browser', unit: 'tests', lastSeconds: 300 }

test('the time left follows from the last run and what is done', () => {
  const state = { ...part, total: 200, failed: 0 }
  // A quarter of 300 s is done.
  expect(describeProgress({ ...state, done: 50 })).toBe(
    'browser: 50 of 200 tests, about 4 min left',
  )
  // 60 s are left.
  expect(describeProgress({ ...state, done: 160 })).toBe(
    'browser: 160 of 200 tests, about 60 s left',
  )
  expect(describeProgress({ ...state, done: 200, failed: 2 })).toBe(
    'browser: 200 of 200 tests, 2 failed',
  )
  expect(describeProgress({ ...state, done: 50, lastSeconds: null })).toBe(
    'browser: 50 of 200 tests',
  )
})

test('a log gets a line every half minute, and each failure at once', () => {
  let clock = 0
  let said = ''
  const progress = createProgress(part, { write: (text) => (said += text) }, () => clock)
  progress.start(4)
  progress.step()
  progress.fail('a ban is kept: expected 1, received 2')
  clock = 30_000
  progress.step()
  progress.step()
  progress.step()
  progress.end()
  expect(said).toBe(
    [
      'browser: 0 of 4 tests, about 5 min left',
      'a ban is kept: expected 1, received 2',
      'browser: 2 of 4 tests, 1 failed, about 3 min left',
      'browser: 4 of 4 tests, 1 failed',
      '',
    ].join('\n'),
  )
})

test('a terminal has one line that is rewritten', () => {
  let said = ''
  const output = { isTTY: true, write: (text: string) => (said += text) }
  const progress = createProgress({ ...part, lastSeconds: null }, output)
  progress.start(1)
  progress.step()
  progress.end()
  expect(said).toBe('browser: 0 of 1 tests\n\r\u001B[2Kbrowser: 1 of 1 tests\n')
})
