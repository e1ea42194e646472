import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { findView, viewPath, VIEWS, viewsFor } from './views.ts'

test('every view has a name and a key of its own', () => {
  expect(VIEWS.map(({ id }) => id).toSorted()).toEqual(Object.keys(messages.views).toSorted())
  const keys = VIEWS.map(({ goKey }) => goKey)
  expect(new Set(keys).size).toBe(keys.length)
})

const ids = (role: Parameters<typeof viewsFor>[0]) => viewsFor(role).map(({ id }) => id)

test('comp notes are only in the menus of those who manage them', () => {
  expect(ids(null)).not.toContain('comp_notes')
  expect(ids('admin')).toContain('comp_notes')
  expect(ids('admin')).toHaveLength(VIEWS.length)
})

test('the first view is the default, and an unknown name is no view', () => {
  expect(findView(null)?.id).toBe('regular')
  expect(findView('poi_data')?.id).toBe('poi_data')
  expect(findView('settings')).toBeNull()
})

test('the default view is left out of addresses, and state goes along', () => {
  expect(viewPath('regular')).toBe('/dashboard')
  expect(viewPath('poi_data')).toBe('/dashboard?view=poi_data')
  expect(viewPath('regular', { teams: 'A,B' })).toBe('/dashboard?teams=A%2CB')
  expect(viewPath('poi_data', { map: 'stormpoint' })).toBe(
    '/dashboard?view=poi_data&map=stormpoint',
  )
})
