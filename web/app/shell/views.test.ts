import { expect, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { findView, VIEWS } from './views.ts'
import { DEFAULT_VIEW, viewPath } from '../../shared/address/view-path.ts'

test('every view that can be opened can be loaded', async () => {
  const screens = await Promise.all(VIEWS.map((view) => view.load()))
  expect(screens.every((screen) => typeof screen === 'function')).toBe(true)
})

test('an address without a view opens the default one', () => {
  expect(findView(null)?.id).toBe(DEFAULT_VIEW)
})

test.each(['no_such_view', '', 'REGULAR', '__proto__'])('%j is no view', (id) => {
  expect(findView(id)).toBeNull()
})

test('the default view is left out of addresses, the rest is encoded', () => {
  expect(viewPath(DEFAULT_VIEW)).toBe('/dashboard')
  expect(viewPath(DEFAULT_VIEW, { legend: 'a b' })).toBe('/dashboard?legend=a+b')
  expect(viewPath('poi_data')).toBe('/dashboard?view=poi_data')
})

test('every view has a name', () => {
  expect(VIEWS.map(({ id }) => id).toSorted()).toEqual(Object.keys(messages.views).toSorted())
})
