import { expect, test } from 'vitest'
import type { LootpathFile, LootpathLocation } from '#contract/map/lootpath.ts'
import { lootpathAdminMessages as adminTexts } from '#contract/map/lootpath-admin.texts.ts'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { ApiError } from '../../shared/api/api.ts'
import {
  attributesOf,
  cellsOf,
  orderBy,
  renderHtml,
  renderText,
} from '../../shared/ui/test-render.tsx'
import { adminRows } from './admin/admin-rows.ts'
import { isChangedMeanwhile } from '../../shared/api/changed-meanwhile.ts'
import { locationListError } from './admin/faults.ts'
import { locationColumns } from './admin/location-columns.tsx'
import { LocationList } from './LocationList.tsx'
import { noteDraft } from '../../shared/note/note-draft.ts'
import { NoteText } from './notes/NoteText.tsx'
import { countImages, spotsOf } from './spots.ts'

const AT = Date.UTC(2026, 9, 3, 12)

const location = (number: number, id: string, map: 'stormpoint' | 'edistrict' = 'stormpoint') =>
  ({ number, map, id, name: id.toUpperCase() }) satisfies LootpathLocation

const file = (id: string, map: 'stormpoint' | 'edistrict' = 'stormpoint'): LootpathFile => ({
  id: `${map}-${id}`,
  name: id,
  path: `/static/lootpaths/${map}-${id}.webp`,
  map,
  location: id,
  source: 'upload',
  updated_at: AT,
})

const LOOTPATHS = {
  files: [file('mill'), file('barracks', 'edistrict')],
  locations: [location(1, 'mill'), location(2, 'barracks'), location(3, 'mill', 'edistrict')],
}
const SPOTS = spotsOf('stormpoint', LOOTPATHS)

test('a location has the picture of its own map, not that of the same name elsewhere', () => {
  expect(SPOTS.map(({ id, file: picture }) => [id, picture?.id ?? null])).toEqual([
    ['mill', 'stormpoint-mill'],
    ['barracks', null],
  ])
  expect(countImages(SPOTS)).toBe(1)
})

test('the list marks the chosen location and those with a picture', () => {
  const [mill] = SPOTS
  if (!mill) throw new Error('a location is expected')
  const list = <LocationList spots={SPOTS} chosen={mill} onChoose={() => {}} />
  const html = renderHtml(list)
  expect(attributesOf(html, 'aria-current')).toEqual(['true'])
  expect(renderText(list)).toContain(texts.coverage(1, 2))
  expect(html.split(texts.hasImage)).toHaveLength(2)
})

test('a map without locations says so', () => {
  expect(renderText(<LocationList spots={[]} chosen={null} onChoose={() => {}} />)).toContain(
    texts.noLocations,
  )
})

test('the rows of administrators have the length of the note and the latest change', () => {
  const notes = {
    notes: { barracks: 'Take the armory.' },
    changes: {
      barracks: { version: 1, isDemo: false, updated_at: AT + 1, updated_by: 'mika' },
    },
  }
  const rows = adminRows(SPOTS, notes)
  const columns = locationColumns(() => {})
  const [mill, barracks] = rows
  if (!mill || !barracks) throw new Error('two rows are expected')
  expect(cellsOf(columns, mill)).toMatchObject({
    image: adminTexts.hasImage,
    note: adminTexts.noteLength(0),
  })
  expect(cellsOf(columns, barracks)).toMatchObject({
    image: adminTexts.noImage,
    note: adminTexts.noteLength(16),
  })
  const order = (id: string) => orderBy(columns, rows, id, (row) => row.id)
  expect(order('note')[0]).toBe('barracks mill')
  expect(order('changed')[0]).toBe('barracks mill')
  // What is missing comes first: that is the work to do.
  expect(order('image')[0]).toBe('barracks mill')
})

test('a location that never changed says so', () => {
  const rows = adminRows(spotsOf('edistrict', { ...LOOTPATHS, files: [] }), {
    notes: {},
    changes: {},
  })
  const [row] = rows
  if (!row) throw new Error('a row is expected')
  expect(
    cellsOf(
      locationColumns(() => {}),
      row,
    )['changed'],
  ).toBe(adminTexts.never)
})

const note = (text: string, change: Parameters<typeof NoteText>[0]['note']['change'] = null) =>
  renderText(
    <NoteText note={{ text, change }} takesFocus={false} isSaved={false} onEdit={() => {}} />,
  )

test('a note shows its text and can be edited, an empty one can be added', () => {
  expect(note('Take the armory.')).toBe(`Take the armory. ${texts.edit}`)
  expect(note('')).toBe(`${texts.noNotes} ${texts.add}`)
})

test('a note says who changed it, unless it is part of the demo', () => {
  const change = { version: 2, isDemo: false, updated_at: AT, updated_by: 'mika' }
  expect(note('Text', change)).toContain('mika')
  expect(note('Text', { ...change, isDemo: true })).toContain(texts.demo)
  expect(note('Text', { ...change, isDemo: true })).not.toContain('mika')
})

test('errors of the list end without a second full stop, and unreadable answers have a text', () => {
  expect(locationListError(new Error('The disk is full.'))).toBe(
    texts.listFailed('The disk is full'),
  )
  expect(locationListError(new ApiError(200, 'invalid_response', 'x'))).toBe(texts.listRefused)
})

test('only a conflict means that someone else changed it meanwhile', () => {
  expect(isChangedMeanwhile(new ApiError(409, 'changed_meanwhile', 'x'))).toBe(true)
  expect(isChangedMeanwhile(new ApiError(409, 'name_taken', 'x'))).toBe(false)
  expect(isChangedMeanwhile(null)).toBe(false)
})

test('an unsaved note is read back only with its version', () => {
  expect(noteDraft.safeParse({ text: 'x', version: 2 }).success).toBe(true)
  expect(noteDraft.safeParse({ text: 'x' }).success).toBe(false)
  expect(noteDraft.safeParse({ text: 'x', version: 1.5 }).success).toBe(false)
})
