import { MATCH_FILE_BYTES } from '#contract/import.ts'
import type { MatchFile } from '#domain/match.ts'
import { type CsvTable, openCsv } from './csv.ts'
import { decodeText } from './decode.ts'
import type { DraftFile } from './draft.ts'
import { isLiveapi, readLiveapi } from './liveapi.ts'
import { isMatchCsv, readMatchCsv } from './match-csv.ts'
import { isOverstat, readOverstat } from './overstat.ts'
import { parseJson } from './parse-json.ts'
import { isScoreSheet, readScoreSheet } from './score-sheet.ts'
import { isStatscode, readStatscode } from './statscode.ts'
import { tidyFile } from './tidy-file.ts'
import { FORMATS_TAKEN, UnreadableFileError } from './unreadable-file.ts'

/** The matches in a file of any format, told apart by content; throws UnreadableFileError where it is none of them. */
export function readMatchFile(name: string, bytes: Uint8Array): MatchFile {
  if (bytes.length > MATCH_FILE_BYTES) {
    const limit = MATCH_FILE_BYTES / 1024 / 1024
    throw new UnreadableFileError(`The file is larger than ${limit} MB, which no match file is.`)
  }
  const text = decodeText(bytes).trimStart()
  if (text === '') throw new UnreadableFileError('The file is empty.')
  const isJson = text.startsWith('{') || text.startsWith('[')
  return tidyFile(isJson ? readJson(name, parseJson(text)) : readTable(name, openCsv(text)))
}

function readJson(name: string, value: unknown): DraftFile {
  if (isOverstat(value)) return readOverstat(name, value)
  if (isStatscode(value)) return readStatscode(name, value)
  if (isLiveapi(value)) return readLiveapi(name, value)
  throw new UnreadableFileError(`This JSON holds no matches; taken are ${FORMATS_TAKEN}.`)
}

function readTable(name: string, table: CsvTable): DraftFile {
  if (isMatchCsv(table)) return readMatchCsv(name, table)
  if (isScoreSheet(table)) return readScoreSheet(name, table)
  const known = ['team', 'game', 'placement', 'kills']
  const missing = known.filter((column) => !table.columns.has(column))
  const lacks = `a column "${missing.join('", "') || 'player'}"`
  throw new UnreadableFileError(
    missing.length === known.length
      ? `This is neither JSON nor a CSV of matches; taken are ${FORMATS_TAKEN}.`
      : `This CSV lacks ${lacks}: a score sheet has Team, Rank, Game, Placement, Kills and Points.`,
  )
}
