import { workbookFileMessages } from '#contract/regular/workbook-file.texts.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { unguard } from '#domain/base/csv.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import type { WorkbookFinding, WorkbookRow } from '#domain/regular/recommendation-workbook.ts'
import { toText } from '../archive/ingest/parsing/loose-value.ts'
import type { WorkbookColumn } from './workbook-columns.ts'

const { found, actions } = workbookFileMessages

const LONGEST_NAME = 100
const LARGEST_VALUE = 1_000_000
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

type Cell = (column: WorkbookColumn) => string

interface ReadRow {
  row: WorkbookRow | null
  findings: WorkbookFinding[]
}

/** The row to store, or nothing if it has no composition. `seen` has the rows of earlier compositions. */
export function readWorkbookRow(line: number, cell: Cell, seen: Map<string, number>): ReadRow {
  const findings: WorkbookFinding[] = []
  const tell = (kind: WorkbookFinding['kind'], what: string, action: string) =>
    findings.push({ kind, row: line, found: what, action })
  const leaveOut = (kind: WorkbookFinding['kind'], what: string): ReadRow => {
    tell(kind, what, actions.rowSkipped)
    return { row: null, findings }
  }
  const words = (column: WorkbookColumn) =>
    unguard(toText(cell(column)).trim()).slice(0, LONGEST_NAME)
  const number = (column: WorkbookColumn, title: string) => {
    const text = cell(column).trim()
    if (text === '') return null
    const value = toNumber(text)
    if (value === null)
      tell('not_a_number', found.notANumber(text.slice(0, 40), title), actions.valueEmpty)
    return value
  }

  const legends = [words('legend1'), words('legend2'), words('legend3')]
  const keys = legends.map(legendKey)
  if (legends.every((legend) => legend === '')) return leaveOut('empty_row', found.noLegends)
  if (keys.includes('')) return leaveOut('incomplete_comp', found.fewLegends)
  if (new Set(keys).size < keys.length) return leaveOut('incomplete_comp', found.legendTwice)
  const key = compKey(legends)
  const before = seen.get(key)
  if (before !== undefined) return leaveOut('duplicate_comp', found.sameLegends(before))
  seen.set(key, line)
  for (const legend of legends.filter(isUnknown)) {
    tell('unknown_legend', found.unknownLegend(legend), actions.kept)
  }
  const value = number('value', 'Value')
  if (cell('value').trim() === '') tell('missing_value', found.noValue, actions.rankedLast)
  const row = {
    legends: legends.map((legend) => findLegend(legend).name),
    players: [words('player1'), words('player2'), words('player3')].map((name) => name || null),
    value,
    byMap: {
      worldsedge: number('worldsedge', "World's Edge"),
      stormpoint: number('stormpoint', 'Storm Point'),
      edistrict: number('edistrict', 'E-District'),
      brokenmoon: number('brokenmoon', 'Broken Moon'),
    },
  }
  return { row, findings }
}

const isUnknown = (legend: string) => findLegend(legend).class === 'Unknown'

/** Accepts a decimal point or, as in half of Europe, a decimal comma. */
function toNumber(text: string): number | null {
  const plain = text.includes('.') ? text : text.replace(',', '.')
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(value) <= LARGEST_VALUE ? value : null
}
