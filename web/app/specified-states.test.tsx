import { expect, test } from 'vitest'
import { adminMessages as admin } from '#contract/account/admin.texts.ts'
import { compNoteMessages as compNote } from '#contract/note/comp-note.texts.ts'
import { draftPageMessages as draft } from '#contract/draft/draft-page.texts.ts'
import { lootpathMessages as lootpath } from '#contract/map/lootpath.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { regularMessages as regular } from '#contract/regular/regular.texts.ts'
import { weaponMessages as weapon } from '#contract/catalog/weapon.texts.ts'
import { UsersPanel } from '../account/users/UsersPanel.tsx'
import { NoteList } from '../note/NoteList.tsx'
import { DraftRecommendedPanel } from '../draft/recommended/DraftRecommendedPanel.tsx'
import { compositionsQuery } from '../draft/recommended/recommended.queries.ts'
import { notesFault } from '../draft/notes/NotesDialog.tsx'
import { LootpathView } from '../map/lootpath/LootpathView.tsx'
import { recommendedQuery } from '../regular/recommended/recommended-comps.queries.ts'
import { RecommendedPanel } from '../regular/recommended/RecommendedPanel.tsx'
import { TeamPicker } from '../regular/teams/TeamPicker.tsx'
import { ApiError } from '../shared/api/api.ts'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { teamsQuery } from '../shared/queries/teams.queries.ts'
import { renderHtml, renderText } from '../shared/ui/test-render.tsx'
import { weaponsQuery } from '../catalog/weapons/weapon-data.ts'
import { WeaponsTab } from '../catalog/weapons/WeaponsTab.tsx'
import { VIEWS } from './shell/views.ts'

// States of screens whose texts the specification gives and that no other test sees.

const FAILED = new ApiError(500, 'internal', 'away')

const invalid = (cause?: unknown) => new ApiError(200, 'invalid_response', 'x', { cause })

const draftPanel = (answer?: unknown) =>
  renderHtml(<DraftRecommendedPanel banned={[]} />, {
    answers: answer === undefined ? [] : [[compositionsQuery.queryKey, answer]],
  })

test('the recommended compositions of the draft say which state they are in', () => {
  expect(draftPanel()).toContain(draft.loadingRecommended)
  expect(draftPanel({ recommended_comps: [], model: null })).toContain(draft.noRecommended)
  expect(draftPanel(FAILED)).toContain(draft.recommendedFailed)
  expect(draftPanel(invalid())).toContain(draft.recommendedNotJson)
  expect(draftPanel(invalid(new Error('shape')))).toContain(draft.recommendedInvalid)
  expect(draftPanel()).toContain(draft.tabs.worldsedge)
})

const regularPanel = (answer?: unknown) =>
  renderHtml(<RecommendedPanel bans={[]} own={null} />, {
    answers: answer === undefined ? [] : [[recommendedQuery([], '').queryKey, answer]],
  })

test('the recommended compositions of the Regular View say which state they are in', () => {
  expect(regularPanel()).toContain(regular.loadingRecommended)
  expect(regularPanel(FAILED)).toContain(regular.recommendedFailed)
  expect(regularPanel({ recommended_comps: [] })).toContain(regular.noRecommended)
})

test('notes that could not be loaded say why', () => {
  expect(notesFault(new Error('away'))).toBe(draft.notesFailed)
  expect(notesFault(new ApiError(401, 'session_invalid', 'x'))).toBe(draft.logInForNotes)
  expect(notesFault(new ApiError(200, 'invalid_response', 'x'))).toBe(draft.invalidResponse)
})

test('without teams the picker says so', () => {
  const answers = [[teamsQuery.queryKey, { teams: [], regions: {} }] as const]
  const text = renderText(<TeamPicker teams={[]} onChange={() => {}} />, { answers })
  expect(text).toContain(regular.noTeams)
})

test('lootpaths say that they are loading', () => {
  expect(renderHtml(<LootpathView />)).toContain(lootpath.loading)
})

test('weapons have the filters of the specification, or say why they could not be loaded', () => {
  const filters = renderText(<WeaponsTab />, { answers: [[weaponsQuery.queryKey, []]] })
  for (const type of [weapon.ammoTypes.all, weapon.ammoTypes.energy, weapon.ammoTypes.heavy]) {
    expect(filters).toContain(type)
  }
  const full = renderText(<WeaponsTab />, {
    answers: [[weaponsQuery.queryKey, []]],
    search: '?table=full',
  })
  expect(full).toContain(weapon.noAmmo)
  expect(full).not.toContain(weapon.ammoTypes.care)
  const answers = [[weaponsQuery.queryKey, new Error('away')] as const]
  expect(renderText(<WeaponsTab />, { answers })).toContain(weapon.error('away'))
})

test('views have the titles of the specification', () => {
  const titles = VIEWS.map(({ label }) => label)
  expect(titles).toContain(messages.views.calculator)
  expect(titles).toContain(messages.views.lootpath)
  expect(titles).toContain(messages.views.pin_map)
})

test('the list of users has its title, and the list of notes says why it could not be loaded', () => {
  expect(renderText(<UsersPanel />)).toContain(admin.userManagement)
  const answers = [[compNotesQuery.queryKey, FAILED] as const]
  expect(renderText(<NoteList />, { answers })).toContain(compNote.fetchFailed('away'))
})
