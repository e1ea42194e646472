import { MATCH_FILE_BYTES } from '#contract/archive/import.ts'
import { importMessages } from '#contract/archive/import.texts.ts'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { MatchFile } from '#domain/archive/match.ts'
import { lacksColumns, withOurNames } from './readers/column-names.ts'
import { type CsvTable, openCsv } from './parsing/csv.ts'
import { decodeText } from './parsing/decode.ts'
import type { RawFile } from './raw-file.ts'
import { isDrops, readDrops } from './readers/drops.ts'
import { isAlgs, readAlgs } from './readers/algs.ts'
import { hasLiveEvents, isLiveDump, readJsonLog, readLiveDump } from './live-feed/live-log.ts'
import { readLiveapi } from './readers/liveapi.ts'
import { isMatchCsv, readMatchCsv } from './readers/match-csv.ts'
import { isOverstat, readOverstat } from './readers/overstat.ts'
import { parseJson } from './parsing/parse-json.ts'
import { isScoreSheet, readScoreSheet, SCORE_SHEET_COLUMNS } from './readers/score-sheet.ts'
import { isStatscode, readStatscode } from './readers/statscode.ts'
import { unpack } from './parsing/unpack.ts'
import { normalizeFile } from './rules/normalize-file.ts'
import { UnreadableFileError } from './parsing/unreadable-file.ts'

/** Reads the matches in a file. The format is detected by content; throws UnreadableFileError if it is none we know. */
export function readMatchFile(name: string, bytes: Uint8Array): MatchFile {
  if (bytes.length > MATCH_FILE_BYTES) {
    throw new UnreadableFileError(importMessages.fileTooLarge(MATCH_FILE_BYTES / 1024 / 1024))
  }
  const content = unpack(bytes)
  if (isLiveDump(content)) return normalizeFile(readLiveapi(name, readLiveDump(content)))
  const text = decodeText(content).trimStart()
  if (text === '') throw new UnreadableFileError(texts.refusals.empty)
  const isJson = text.startsWith('{') || text.startsWith('[')
  return normalizeFile(
    isJson ? readJson(name, parseJson(text)) : readTable(name, withOurNames(openCsv(text))),
  )
}

function readJson(name: string, value: unknown): RawFile {
  if (isAlgs(value)) return readAlgs(name, value)
  if (isOverstat(value)) return readOverstat(name, value)
  if (isStatscode(value)) return readStatscode(name, value)
  if (isDrops(value)) return readDrops(name, value)
  if (hasLiveEvents(value)) return readLiveapi(name, readJsonLog(value))
  throw new UnreadableFileError(texts.refusals.noMatches)
}

function readTable(name: string, table: CsvTable): RawFile {
  if (isScoreSheet(table)) return readScoreSheet(name, table)
  if (isMatchCsv(table)) return readMatchCsv(name, table)
  const missing = SCORE_SHEET_COLUMNS.filter((column) => !table.columns.has(column))
  throw missing.length === SCORE_SHEET_COLUMNS.length
    ? new UnreadableFileError(texts.refusals.noMatchFile)
    : lacksColumns(texts.formats.csv, missing)
}
