import { expect, test } from 'vitest'
import { originOf } from './paths.ts'

test.each([
  [{ from: '/admin?q=mika' }, '/admin?q=mika'],
  [{ from: '/' }, '/'],
  [{ from: '//evil.example' }, null],
  [{ from: 'https://evil.example' }, null],
  [{ from: '/login' }, null],
  [{ from: '/login?x=1' }, null],
  [{ from: 7 }, null],
  ['/admin', null],
  [null, null],
])('%j leads back to %j', (state, want) => {
  expect(originOf(state)).toBe(want)
})
