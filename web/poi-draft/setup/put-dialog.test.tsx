import { expect, test } from 'vitest'
import { withOwn } from './PutDialog.tsx'

const found = [{ id: 9, event: 'Delta Cup', set: null, startedAt: 0 }]
const own = { series: 7, seriesEvent: 'Harbor Open' }
const ids = (...args: Parameters<typeof withOwn>) => withOwn(...args).map(({ id }) => id)

test("the draft's own series can be chosen, however old it is", () => {
  expect(withOwn(own, true, found)[0]).toEqual({ id: 7, label: 'Harbor Open' })
  expect(ids(own, true, found)).toEqual([7, 9])
})

test('it is listed once, not among what was searched for, and not if there is none', () => {
  expect(ids({ series: 9, seriesEvent: 'Delta Cup' }, true, found)).toEqual([9])
  expect(ids(own, false, found)).toEqual([9])
  expect(ids({ series: null, seriesEvent: null }, true, found)).toEqual([9])
})
