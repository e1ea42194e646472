import { expect, test } from 'vitest'
import type { ImportRow } from '#contract/archive/import.ts'
import { historyRows } from './history-rows.ts'

const row = (id: number, change: Partial<ImportRow> = {}): ImportRow => ({
  id,
  fileName: 'day.json',
  format: 'overstat',
  isDemo: false,
  importedBy: 'mika',
  importedAt: 1_700_000_000_000 + id,
  undoneBy: null,
  undoneAt: null,
  games: 6,
  teamGames: 120,
  landings: 0,
  findings: 1,
  moments: 0,
  ...change,
})

test('the parts of the demo season are one row, where the newest of them stands', () => {
  const rows = historyRows([
    row(4),
    row(3, { isDemo: true }),
    row(2, { isDemo: true }),
    row(1, { isDemo: true }),
  ])
  expect(rows.map(({ id, games }) => [id, games])).toEqual([
    [4, 6],
    [3, 18],
  ])
})

test('parts that were taken out are not mixed with those that are in', () => {
  const rows = historyRows([row(2, { isDemo: true }), row(1, { isDemo: true, undoneAt: 1 })])
  expect(rows).toHaveLength(2)
})

test('two imports of the same file stay two rows', () => {
  expect(historyRows([row(2), row(1, { undoneAt: 1 })])).toHaveLength(2)
})
