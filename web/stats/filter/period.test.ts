import { expect, test } from 'vitest'
import { endsBeforeStart, parseAsDay, secondsOf } from './period.ts'

test.each(['2026-02-30', '20261-01-01', '0000-01-01', 'yesterday', ''])(
  '%j in an address is no day',
  (text) => {
    expect(parseAsDay.parse(text)).toBeNull()
  },
)

test('the last day of a period counts to its end, in UTC', () => {
  expect(secondsOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    since: 1_772_323_200,
    before: 1_772_323_200 + 86_400,
  })
  expect(secondsOf({ from: null, to: null })).toEqual({ since: null, before: null })
})

test('one day is a period, and one that ends before it starts is none', () => {
  expect(endsBeforeStart({ from: '2026-03-01', to: '2026-03-01' })).toBe(false)
  expect(endsBeforeStart({ from: '2026-03-02', to: '2026-03-01' })).toBe(true)
})
