import { expect, test } from 'vitest'
import type { ImportPreview } from '#contract/archive/import.ts'
import {
  firstFiles,
  isImportable,
  fileNameOf,
  needsDay,
  summarize,
  type FileState,
  type QueuedFile,
} from './queue-state.ts'
import { TEST_PREVIEW } from './test-preview.ts'

const queued = (id: number, state: FileState, change: Partial<ImportPreview> = {}): QueuedFile => ({
  id,
  file: new File([], `${id}.json`),
  day: '',
  preview: { ...TEST_PREVIEW, ...change },
  state,
})

const refused: FileState = { kind: 'refused', message: 'The file is empty.', isFinal: true }
const failed: FileState = { kind: 'failed', message: 'Something went wrong.' }

test('ready and failed files can be imported, known and empty ones need not', () => {
  expect(isImportable(queued(1, { kind: 'ready' }))).toBe(true)
  expect(isImportable(queued(2, failed))).toBe(true)
  expect(isImportable(queued(3, { kind: 'ready' }, { isKnown: true }))).toBe(false)
  expect(isImportable(queued(6, { kind: 'ready' }, { games: 0 }))).toBe(false)
  expect(isImportable(queued(4, refused))).toBe(false)
  expect(isImportable(queued(5, { kind: 'importing' }))).toBe(false)
})

test('a score sheet without a date asks for one, and carries it in its name', () => {
  const set = { event: 'x', set: null, games: 1, teams: 2, startedAt: 0, bansEnabled: false }
  const sheet = queued(1, { kind: 'ready' }, { format: 'scoresheet', sets: [set] })
  expect([needsDay(sheet), fileNameOf(sheet)]).toEqual([true, '1.json'])
  const dated = { ...sheet, day: '2026-10-03' }
  expect([needsDay(dated), fileNameOf(dated)]).toEqual([true, '2026-10-03 1.json'])
  expect(needsDay(queued(2, { kind: 'ready' }, { sets: [set] }))).toBe(false)
  expect(needsDay({ ...dated, state: { kind: 'importing' } })).toBe(false)
})

test('a long list shows troubles and the file under way first', () => {
  const files = [
    ...Array.from({ length: 448 }, (_, index) => queued(index, { kind: 'queued' })),
    queued(448, { kind: 'importing' }),
    queued(449, failed),
  ]
  expect(firstFiles(files, 3).map(({ id }) => id)).toEqual([449, 448, 0])
})

test('a short list stays in the order of choosing', () => {
  const files = [queued(1, { kind: 'ready' }), queued(2, refused)]
  expect(firstFiles(files, 2)).toBe(files)
})

test('the summary counts files by where they stand, and their games', () => {
  const files = [
    queued(1, { kind: 'waiting' }),
    queued(2, { kind: 'reading' }),
    queued(3, { kind: 'ready' }),
    queued(4, { kind: 'ready' }, { isKnown: true }),
    queued(5, refused),
    queued(6, failed),
    queued(7, { kind: 'imported', message: '6 games imported', games: 6, series: null }),
    queued(8, { kind: 'imported', message: 'Known', games: 0, series: null }),
    queued(9, { kind: 'ready' }, { games: 0 }),
  ]
  expect(summarize(files)).toEqual({
    unread: 2,
    ready: 2,
    readyGames: 12,
    known: 1,
    empty: 1,
    refused: 1,
    failed: 1,
    imported: 2,
    importedGames: 6,
  })
})
