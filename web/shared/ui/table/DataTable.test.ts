import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nextSort, sortRows, type Column, type Sort } from './data-table.ts'
import { DataTable } from './DataTable.tsx'

interface Player {
  name: string
  kills: number | null
}

const players: Player[] = [
  { name: 'mika', kills: null },
  { name: 'Ines', kills: 9 },
  { name: 'torvald 10', kills: 12 },
  { name: 'torvald 9', kills: null },
  { name: 'ADA', kills: 3 },
]

const kills: Column<Player> = {
  id: 'kills',
  header: 'Kills',
  cell: (row) => row.kills,
  sortValue: (row) => row.kills,
  firstDirection: 'desc',
}

const columns: Column<Player>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortValue: (row) => row.name },
  kills,
]

function render(rows: Player[], sort: Sort | null) {
  return renderToStaticMarkup(
    createElement(DataTable<Player>, {
      caption: 'Players',
      columns,
      rows,
      rowKey: (row) => row.name,
      sort,
      onSortChange: () => {},
      empty: 'Nobody',
    }),
  )
}

const names = (sort: Sort | null) =>
  Array.from(
    render(players, sort).matchAll(/<th[^>]*scope="row"[^>]*>([^<]*)/g),
    ([, name]) => name,
  )

test('without a sort the rows stand as they came', () => {
  expect(names(null)).toEqual(players.map((player) => player.name))
})

test('rows without a value come last, ascending', () => {
  expect(names({ column: 'kills', direction: 'asc' })).toEqual([
    'ADA',
    'Ines',
    'torvald 10',
    'mika',
    'torvald 9',
  ])
})

test('rows without a value come last, descending', () => {
  expect(names({ column: 'kills', direction: 'desc' })).toEqual([
    'torvald 10',
    'Ines',
    'ADA',
    'mika',
    'torvald 9',
  ])
})

test('text sorts without regard to case, and its numbers as numbers', () => {
  expect(names({ column: 'name', direction: 'asc' })).toEqual([
    'ADA',
    'Ines',
    'mika',
    'torvald 9',
    'torvald 10',
  ])
})

test('the sorted column tells its direction', () => {
  expect(render(players, { column: 'kills', direction: 'desc' })).toMatch(
    /aria-sort="descending"[^>]*><button[^>]*>Kills/,
  )
})

test('no rows show what the caller has for that', () => {
  expect(render([], null)).toBe('Nobody')
})

test('the first click sorts in the useful direction, the next turns it round', () => {
  const first = nextSort(kills, { column: 'name', direction: 'asc' })
  expect(first).toEqual({ column: 'kills', direction: 'desc' })
  expect(nextSort(kills, first)).toEqual({ column: 'kills', direction: 'asc' })
})

test.each([
  { column: 'kills', direction: 'asc' as const },
  { column: 'kills', direction: 'desc' as const },
  { column: 'name', direction: 'desc' as const },
  null,
])('rows sorted by %j elsewhere stand as in the table', (sort) => {
  expect(sortRows(players, columns, sort).map(({ name }) => name)).toEqual(names(sort))
})

test('a long table of fixed widths says how many rows it has and draws few of them', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ name: `player ${n}`, kills: n }))
  const html = renderToStaticMarkup(
    createElement(DataTable<Player>, {
      caption: 'Players',
      columns: columns.map((column) => ({ ...column, width: 100 })),
      rows: many,
      rowKey: (row) => row.name,
      sort: null,
      onSortChange: () => {},
      empty: 'Nobody',
    }),
  )
  expect(html).toContain('aria-rowcount="501"')
  expect(html.split('<tr').length).toBeLessThan(100)
})
