import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { listCompNotes } from '#contract/note/comp-note.ts'
import { listImports } from '#contract/archive/import.ts'
import { getLootpathNotes, listLootpaths } from '#contract/map/lootpath.ts'
import { listMatchLinks } from '#contract/archive/match-link.ts'
import { getNote } from '#contract/note/note.ts'
import { listPinMarkers } from '#contract/map/pin.ts'
import { getPoiCompsData } from '#contract/map/poi.ts'
import { getPoiPositions } from '#contract/map/poi-position.ts'
import { listMergeSuggestions, listTeams } from '#contract/archive/team-admin.ts'
import { listMissingRegions } from '#contract/archive/team-region.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { NOAH } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const list = () => within(screen.getByRole('navigation', { name: 'Admin sections' }))
const sections = () => list().getAllByRole('link')
const section = (name: string) => list().getByRole('link', { name })

const EDITOR = { ...NOAH, role: 'editor' } as const

test('an editor finds the sections they can use, and no others', async () => {
  server.answer(listImports, { imports: [] })
  server.answer(listMatchLinks, { hosts: [], links: [] })
  server.answer(listTeams, { teams: [] })
  server.answer(listMergeSuggestions, { suggestions: [], lastMerge: null })
  server.answer(listMissingRegions, { missing: [], total: 0, lastChange: null })
  const user = await openPage('/admin', { as: EDITOR })
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  expect(sections().map(({ textContent }) => textContent)).toEqual([
    'Import',
    'Corrections',
    'Team aliases',
    'Players',
    'Recommended comps',
  ])
  expect(section('Import')).toHaveAttribute('aria-current', 'page')
  expect(await screen.findByText('Choose files')).toBeVisible()
  await user.click(section('Team aliases'))
  await arriveAt('/admin?tab=teams')
  expect(await screen.findByText('No duplicate teams found.')).toBeVisible()
  await openPage('/admin?tab=users', { as: EDITOR })
  expect(section('Import')).toHaveAttribute('aria-current', 'page')
})

test('a section says how many decisions wait in it', async () => {
  server.answer(listImports, { imports: [] })
  server.answer(listMatchLinks, { hosts: [], links: [] })
  const from = { id: 1, name: 'Owls', games: 3 }
  const suggestion = { from, into: { ...from, id: 2 }, reason: 'typo' as const, shared: [] }
  server.answer(listMergeSuggestions, { suggestions: [suggestion], lastMerge: null })
  await openPage('/admin', { as: EDITOR })
  expect(
    await list().findByRole('link', { name: 'Team aliases 1 waiting for a decision' }),
  ).toBeVisible()
  expect(section('Players')).toHaveTextContent(/^Players$/)
  expect(await screen.findByText('Choose files')).toBeVisible()
})

test('an editor writes comp notes', async () => {
  server.answer(listCompNotes, { notes: [] })
  await openPage('/dashboard?view=comp_notes', { as: EDITOR })
  expect(await screen.findByRole('button', { name: 'Save to Database' })).toBeVisible()
})

test('an editor moves POIs, but does not export them', async () => {
  server.answer(getPoiCompsData, { poiCompsData: {} })
  server.answer(getPoiPositions, { success: true, positions: {} })
  const note = { text: '', version: 0, updated_at: null, updated_by: null }
  server.answer(getNote, { note })
  await openPage('/dashboard?view=poi_data', { as: EDITOR })
  expect(await screen.findByRole('button', { name: 'Edit POI Positions' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull()
})

test('an editor adds pins', async () => {
  server.answer(listPinMarkers, { markers: [] })
  await openPage('/dashboard?view=pin_map', { as: EDITOR })
  expect(await screen.findByRole('button', { name: 'Add Marker' })).toBeVisible()
})

test('an editor manages lootpaths, users and guests do not', async () => {
  server.answer(listLootpaths, { success: true, files: [], locations: [] })
  server.answer(getLootpathNotes, { success: true, notes: {}, changes: {} })
  await openPage('/admin/lootpaths', { as: EDITOR })
  expect(await screen.findByRole('button', { name: 'Add location' })).toBeVisible()
  await arriveAt('/admin/lootpaths')
  await openPage('/admin/lootpaths', { as: NOAH })
  await arriveAt('/dashboard')
  await openPage('/admin/lootpaths', { as: 'guest' })
  await arriveAt('/login')
})
