import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { workbookFileMessages } from '#contract/regular/workbook-file.texts.ts'
import { findMap } from '#domain/catalog/map.ts'
import { isSpecifiedMap, type SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import type { WorkbookFinding } from '#domain/regular/recommendation-workbook.ts'
import { UnreadableFileError } from '../archive/ingest/parsing/unreadable-file.ts'

const SEATS = [1, 2, 3] as const
type Seat = (typeof SEATS)[number]

export type WorkbookColumn = `legend${Seat}` | `player${Seat}` | 'value' | SpecifiedMapId

const { found, actions } = workbookFileMessages

const NEEDED = [
  ['legend1', 'Legend 1'],
  ['legend2', 'Legend 2'],
  ['legend3', 'Legend 3'],
  ['value', 'Value'],
] as const
const WANTED = [
  ['player1', 'Player 1'],
  ['player2', 'Player 2'],
  ['player3', 'Player 3'],
] as const
const PLAIN = new Map<string, WorkbookColumn>(
  [...NEEDED, ...WANTED].map(([column]) => [column, column]),
)

/** Maps the columns of the file. Refuses the file if a required column is missing. */
export function findColumns(names: Iterable<string>) {
  const columns = new Map<WorkbookColumn, string>()
  const findings: WorkbookFinding[] = []
  for (const name of names) {
    const column = columnOf(name)
    if (column && !columns.has(column)) columns.set(column, name)
    else findings.push(ofSheet('unknown_column', found.unknownColumn(name), actions.columnIgnored))
  }
  const missing = NEEDED.filter(([column]) => !columns.has(column)).map(([, title]) => title)
  if (missing.length > 0) throw new UnreadableFileError(texts.noColumns(missing))
  for (const [column, title] of WANTED) {
    if (columns.has(column)) continue
    findings.push(ofSheet('missing_column', found.noColumn(title), actions.noPlayers))
  }
  return { columns, findings }
}

/** `Storm Point`, `storm_point`, `Value Stormpoint` and `value_stormpoint` are the same column. */
function columnOf(name: string): WorkbookColumn | null {
  const squeezed = name.replaceAll('_', '')
  const map = findMap(squeezed.replace(/^value(?=.)/, ''))
  return PLAIN.get(squeezed) ?? (map !== null && isSpecifiedMap(map) ? map : null)
}

const ofSheet = (kind: WorkbookFinding['kind'], what: string, action: string): WorkbookFinding => ({
  kind,
  row: null,
  found: what,
  action,
})
