import { expect, test, vi } from 'vitest'
import { menuFor } from '../shell/menu.ts'
import { paletteGroups, type PaletteContext } from './palette-groups.tsx'

const menuOf = (role: PaletteContext['role']) =>
  menuFor({ role, ownTeam: null, hasPins: false, hasLootpaths: false })

const context = {
  role: null,
  menu: menuOf(null),
  theme: 'dark',
  typed: '',
  go: vi.fn<(path: string) => void>(),
  toggleTheme: vi.fn<() => void>(),
  showShortcuts: vi.fn<() => void>(),
  logIn: vi.fn<() => void>(),
  logOut: vi.fn<() => void>(),
  lineup: { teams: 'Alliance' },
  teams: ['Copper Finch'],
  series: [
    {
      id: 7,
      event: 'Harbor Open',
      set: null,
      region: null,
      lastPlayed: Date.UTC(2026, 10, 14) / 1000,
      isDemo: false,
      games: 3,
      teams: ['Alliance', 'Reed'],
      bans: ['Ash', 'Loba', 'Seer'],
      map: null,
      nextMap: null,
    },
  ],
  players: [{ player: 'hash-mika', name: 'mika2', otherNames: ['mika'], team: 'Reed', games: 40 }],
  rooms: [{ id: 4, name: 'Harbor Open W3', event: 'Harbor Open' }],
} satisfies PaletteContext

const itemsOf = (role: PaletteContext['role'], heading: string) =>
  paletteGroups({ ...context, role, menu: menuOf(role) }).find((group) => group.heading === heading)
    ?.items ?? []

const labels = (role: PaletteContext['role'], heading: string) =>
  itemsOf(role, heading).map((item) => item.label)

const EDITORS = [
  'Dashboard',
  'Admin',
  'Import match files',
  'Stats',
  'Settings',
  'Guide',
  'Credits',
]

test.each([
  [null, ['Dashboard', 'Stats', 'Guide', 'Credits']],
  ['user' as const, ['Dashboard', 'Stats', 'Settings', 'Guide', 'Credits']],
  ['editor' as const, EDITORS],
  ['admin' as const, EDITORS],
])('%s finds the pages that are open to them', (role, want) => {
  expect(labels(role, 'Pages')).toEqual(want)
})

test('every entry of the menus is found, under its own name and that of its screen', () => {
  expect(labels('admin', 'Views')).toHaveLength(
    menuOf('admin').flatMap(({ entries }) => entries).length,
  )
  expect(labels('user', 'Views')).toContain('Lobby, Regular View')
  expect(labels('user', 'Views')).toContain('Plan the series')
  expect(labels('user', 'Views')).toContain('Rooms')
  expect(labels(null, 'Views')).not.toContain('Rooms')
  expect(labels('user', 'Views')).toContain('Notes')
  expect(labels('user', 'Views')).not.toContain('Comp Notes')
  expect(labels('editor', 'Views')).toContain('Comp Notes')
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
  expect(pois).toHaveLength(22 + 23 + 20 + 20 + 22 + 21)
  const bean = pois.find((item) => item.label === 'Basin Armory, Storm Point')
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

const bansWith = (lineup: Record<string, string>) =>
  paletteGroups({ ...context, lineup }).find(({ heading }) => heading === 'Bans')?.items ?? []

test('a legend is banned and unbanned from the palette, unless the bans are those of a followed draft', () => {
  const choose = (lineup: Record<string, string>, label: string) => {
    bansWith(lineup)
      .find((item) => item.label === label)
      ?.onSelect()
    return context.go.mock.lastCall?.[0]
  }
  expect(choose({ teams: 'Reed' }, 'Ban Caustic')).toBe('/dashboard?teams=Reed&ban=caustic')
  expect(choose({ ban: 'ash' }, 'Ban Caustic')).toBe('/dashboard?ban=ash%2Ccaustic')
  expect(choose({ ban: 'ash' }, 'Unban Ash')).toBe('/dashboard')
  expect(bansWith({ follow: 'draft' })).toEqual([])
})

test('a series opens with its lobby', () => {
  const [series] = itemsOf(null, 'Series')
  expect(series?.label).toBe('Open series Harbor Open, 14 Nov 2026')
  series?.onSelect()
  expect(context.go).toHaveBeenLastCalledWith(
    '/dashboard?teams=Alliance%2CReed&series=7&ban=ash%2Cloba%2Cseer',
  )
})

test('an open draft room is found and opened', () => {
  const [room] = itemsOf('user', 'Draft rooms')
  expect(room?.label).toBe('Open room Harbor Open W3')
  room?.onSelect()
  expect(context.go).toHaveBeenLastCalledWith('/dashboard?view=calculator&room=4')
})

// Finding R10.
test('a player is found by an earlier name too, and their page opens', () => {
  const [player] = itemsOf(null, 'Players')
  expect(player?.label).toBe('mika2, Reed')
  expect(player?.keywords).toContain('mika')
  player?.onSelect()
  expect(context.go).toHaveBeenLastCalledWith('/dashboard?view=player&player=hash-mika')
})

test('several words can be a question to the archive, which opens with them', () => {
  const asked = (typed: string) =>
    paletteGroups({ ...context, typed }).find(({ heading }) => heading === 'Archive')?.items ?? []
  expect(asked('ash')).toEqual([])
  const [item] = asked('pick rate of ash ')
  expect(item?.label).toBe('Ask "pick rate of ash"')
  item?.onSelect()
  expect(context.go).toHaveBeenLastCalledWith('/dashboard?view=ask&line=pick+rate+of+ash')
})
