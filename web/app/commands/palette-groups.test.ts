import { expect, test, vi } from 'vitest'
import { paletteGroups, type PaletteContext } from './palette-groups.tsx'

const context = {
  role: null,
  theme: 'dark',
  go: vi.fn<(path: string) => void>(),
  toggleTheme: vi.fn<() => void>(),
  showShortcuts: vi.fn<() => void>(),
  logIn: vi.fn<() => void>(),
  logOut: vi.fn<() => void>(),
  lineup: { teams: 'Alliance' },
  teams: ['Copper Finch'],
} satisfies PaletteContext

const itemsOf = (role: PaletteContext['role'], heading: string) =>
  paletteGroups({ ...context, role }).find((group) => group.heading === heading)?.items ?? []

const labels = (role: PaletteContext['role'], heading: string) =>
  itemsOf(role, heading).map((item) => item.label)

test.each([
  [null, ['Dashboard', 'Credits']],
  ['user' as const, ['Dashboard', 'Settings', 'Credits']],
  ['admin' as const, ['Dashboard', 'Admin', 'Settings', 'Credits']],
])('%s finds the pages that are open to them', (role, want) => {
  expect(labels(role, 'Pages')).toEqual(want)
})

test('a guest may log in, a user may log out', () => {
  expect(labels(null, 'Actions')).toContain('Log in')
  expect(labels('user', 'Actions')).toContain('Log out')
  expect(labels('user', 'Actions')).not.toContain('Log in')
})

test('the theme action names the theme it leads to', () => {
  expect(labels(null, 'Actions')).toContain('Switch to light theme')
})

test('a POI leads to its card on its map, and is found under the names that data has for it', () => {
  const pois = itemsOf(null, 'Points of interest')
  expect(pois).toHaveLength(22 + 23 + 20 + 20)
  const bean = pois.find((item) => item.label === 'Bean, Storm Point')
  expect(bean?.keywords).toContain('Highpoint')
  bean?.onSelect()
  expect(context.go).toHaveBeenLastCalledWith('/dashboard?view=poi_data&map=stormpoint&poi=6')
})

test('a legend leads to its place in the regular view, and the teams stay', () => {
  const legends = itemsOf(null, 'Legends')
  expect(legends).toHaveLength(27)
  legends.find((item) => item.label === 'Mad Maggie')?.onSelect()
  expect(context.go).toHaveBeenLastCalledWith('/dashboard?teams=Alliance&legend=MadMaggie')
})

test('a team leads to its page, and the lobby goes along', () => {
  const [team] = itemsOf(null, 'Teams')
  expect(team?.label).toBe('Copper Finch')
  expect(team?.keywords).toEqual(['team'])
  team?.onSelect()
  expect(context.go).toHaveBeenLastCalledWith(
    '/dashboard?view=team&teams=Alliance&team=Copper+Finch',
  )
})
