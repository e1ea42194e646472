import { expect, test } from 'vitest'
import type { ImportPreview } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import type { FileState, QueuedFile } from './queue-state.ts'
import { rowFacts, rowNote } from './row-facts.ts'

const SLOTS: ImportPreview['findings'][number] = {
  kind: 'lobby_slots',
  games: [],
  team: null,
  found: 'Team 1 to 9',
  action: 'kept',
}

const PREVIEW: ImportPreview = {
  fileName: 'day.json',
  format: 'statscode',
  isKnown: false,
  sets: [{ event: 'Cup', set: null, games: 3, teams: 20, startedAt: 1, bansEnabled: false }],
  games: 3,
  knownGames: 1,
  teamGames: 60,
  landings: 0,
  teams: 20,
  newTeams: [{ name: 'Nova', suggestion: null }],
  findings: [SLOTS],
}

const fileOf = (
  preview: ImportPreview | null,
  state: FileState = { kind: 'ready' },
): QueuedFile => ({ id: 1, file: new File([], 'day.json'), day: '', preview, state })

test('a row has the numbers of its preview, and none before the file is read', () => {
  expect(rowFacts(fileOf(PREVIEW))).toEqual({
    format: 'Stats code',
    games: 3,
    knownGames: 1,
    landings: 0,
    teams: 20,
    newTeams: 1,
    findings: 1,
  })
  expect(rowFacts(fileOf(null, { kind: 'reading' }))).toBeNull()
})

test('a file that was imported before does not count its games as known from another file', () => {
  expect(rowFacts(fileOf({ ...PREVIEW, isKnown: true }))?.knownGames).toBe(0)
})

test('the note of a row is its fault, else a missing date, else lobby slots', () => {
  const failed = fileOf(PREVIEW, { kind: 'failed', message: 'The disk is full.' })
  expect(rowNote(failed)).toEqual({ text: 'The disk is full.', isFault: true })
  const [set] = PREVIEW.sets
  const sheet: ImportPreview = {
    ...PREVIEW,
    format: 'scoresheet',
    sets: set ? [{ ...set, startedAt: 0 }] : [],
  }
  expect(rowNote(fileOf(sheet))).toEqual({ text: texts.dayMissing, isFault: false })
  expect(rowNote(fileOf(PREVIEW))?.text).toBe(texts.kinds.lobby_slots)
  expect(rowNote(fileOf({ ...PREVIEW, isKnown: true }))).toBeNull()
  expect(rowNote(fileOf({ ...PREVIEW, findings: [] }))).toBeNull()
})
