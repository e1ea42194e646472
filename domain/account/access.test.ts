import { expect, test } from 'vitest'
import { can, ROLES } from './access.ts'

test('a guest can do nothing that is not public', () => {
  expect(can(null, 'account.use')).toBe(false)
})

test.each([
  'rooms.manage',
  'links.manage',
  'notes.manage',
  'pins.manage',
  'lootpaths.manage',
  'poi.manage',
  'imports.manage',
  'recommendations.manage',
  'results.correct',
  'teams.manage',
  'admin.open',
] as const)('an editor and an administrator have %s, a user has not', (capability) => {
  expect(ROLES.filter((role) => can(role, capability))).toEqual(['editor', 'admin'])
})

test.each([
  'users.manage',
  'settings.manage',
  'forecast.manage',
  'legends.manage',
  'selections.manage',
  'stats.export',
] as const)('only an administrator has %s', (capability) => {
  expect(ROLES.filter((role) => can(role, capability))).toEqual(['admin'])
})
