import { expect, test } from 'vitest'
import { navigationMessages } from '#contract/base/navigation.texts.ts'
import { currentEntry } from './current-entry.ts'
import { allEntries, menuFor } from './menu.ts'
import { VIEWS } from './views.ts'

const VIEW_IDS = VIEWS.map(({ id }) => id)

const EMPTY = { ownTeam: null, hasPins: false, hasLootpaths: false }
const menuOf = (role: Parameters<typeof menuFor>[0]['role']) => menuFor({ ...EMPTY, role })
const idsOf = (role: Parameters<typeof menuFor>[0]['role'], group: string) =>
  menuOf(role)
    .find(({ id }) => id === group)
    ?.entries.map(({ id }) => id)

/** The entry that an address marks. */
function entryAt(address: string, ownTeam: string | null = null) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const view = VIEW_IDS.find((id) => id === (searchParams.get('view') ?? 'regular')) ?? null
  const [tab = null, team = null, tool = null, rings = null] = ['tab', 'team', 'tool', 'rings'].map(
    (name) => searchParams.get(name),
  )
  const isOfView = pathname === '/dashboard'
  return currentEntry({ pathname, view: isOfView ? view : null, ownTeam, tab, team, tool, rings })
}

test('there are five groups in one order, for everyone', () => {
  for (const role of [null, 'user', 'admin'] as const) {
    expect(menuOf(role).map(({ label }) => label)).toEqual([
      'Match',
      'Scout',
      'Meta',
      'Maps',
      'Ours',
    ])
  }
})

test('every entry leads to where it is marked', () => {
  const menu = menuFor({ role: 'admin', ownTeam: 'Reed', hasPins: true, hasLootpaths: true })
  for (const { id, path } of menu.flatMap(({ entries }) => entries)) {
    expect(entryAt(path, 'Reed')).toBe(id)
  }
})

test('every view marks an entry, and every key is used once', () => {
  const entries = allEntries(menuOf('admin'))
  const ids = entries.map(({ id }) => id)
  for (const view of VIEW_IDS) expect(ids).toContain(entryAt(`/dashboard?view=${view}`))
  const keys = entries.flatMap(({ goKey }) => goKey ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  expect(ids.toSorted()).toEqual(Object.keys(navigationMessages.entries).toSorted())
})

test.each([
  ['/dashboard?view=player&player=hash', 'players'],
  ['/dashboard?view=statsboard', 'teams'],
  ['/dashboard?view=statsboard&tab=players', 'players'],
  ['/dashboard?view=statsboard&tab=bans', 'bans'],
  ['/dashboard?view=statsboard&tab=comp_performance', 'compositions'],
  ['/dashboard?view=statsboard&tab=legend_info', 'legends'],
  ['/dashboard?view=meta&tab=legends&legend=Ash', 'legends'],
  ['/dashboard?view=interactive_map&rings=20,30,40,50', 'rings'],
  ['/draft-replay?id=1', 'rooms'],
  ['/replay?game=7', 'series'],
  ['/settings', null],
])('%s marks %s', (address, entry) => {
  expect(entryAt(address)).toBe(entry)
})

test('only the page of the own team is marked as ours, however it is spelled', () => {
  expect(entryAt('/dashboard?view=team&team=herons', 'Herons')).toBe('own')
  expect(entryAt('/dashboard?view=team&team=Owls', 'Herons')).toBe('teams')
  expect(entryAt('/dashboard?view=team', 'Herons')).toBe('teams')
})

const ownPath = (ownTeam: string | null) =>
  menuFor({ ...EMPTY, role: 'user', ownTeam }).find(({ id }) => id === 'ours')?.entries[0]?.path

test('choosing a team moves nothing: its entry is there before, and leads to the choice', () => {
  expect(ownPath(null)).toBe('/settings')
  expect(ownPath('Herons')).toBe('/dashboard?view=team&team=Herons')
})

test('markers and lootpaths are hidden while there are none, but not from those who add them', () => {
  expect(idsOf('user', 'maps')).not.toContain('pin_map')
  expect(idsOf('user', 'maps')).not.toContain('lootpath')
  expect(idsOf('editor', 'maps')).toEqual(expect.arrayContaining(['pin_map', 'lootpath']))
  const filled = menuFor({ role: null, ownTeam: null, hasPins: true, hasLootpaths: true })
  expect(filled.find(({ id }) => id === 'maps')?.entries.map(({ id }) => id)).toEqual([
    'poi_data',
    'rings',
    'interactive_map',
    'pin_map',
    'lootpath',
  ])
})

test('what needs an account is only offered with one', () => {
  expect(idsOf(null, 'match')).toEqual(['lobby', 'draft', 'live'])
  expect(idsOf('user', 'match')).toEqual(['lobby', 'draft', 'plan', 'live', 'rooms'])
  expect(idsOf(null, 'ours')).toEqual(['own', 'track'])
  expect(idsOf('editor', 'ours')).toEqual(['own', 'moments', 'notes', 'comp_notes', 'track'])
})
