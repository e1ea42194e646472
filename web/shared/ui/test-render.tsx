import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { type Column, nextSort, sortRows } from './table/data-table.ts'

interface RenderOptions {
  /** What the server has answered, by query key. An error is a call that failed. */
  answers?: readonly (readonly [QueryKey, unknown])[]
  /** The query of the address. */
  search?: string
}

/** The first render of an element as HTML, without a browser. Effects don't run. */
export function renderHtml(
  element: ReactElement,
  { answers = [], search = '' }: RenderOptions = {},
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  for (const [key, answer] of answers) setAnswer(queryClient, key, answer)
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router ssrPath="/" ssrSearch={search}>
        {element}
      </Router>
    </QueryClientProvider>,
  )
}

function setAnswer(queryClient: QueryClient, queryKey: QueryKey, answer: unknown) {
  if (!(answer instanceof Error)) queryClient.setQueryData(queryKey, answer)
  else {
    const query = queryClient.getQueryCache().build(queryClient, { queryKey })
    query.setState({ status: 'error', error: answer })
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The text between the tags, with one space where a tag was. */
export const htmlText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;|&#x27;/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

export const renderText = (element: ReactElement, options?: RenderOptions) =>
  htmlText(renderHtml(element, options))

/** The values of an attribute, in order. */
export const attributesOf = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g')), ([, value = '']) =>
    htmlText(value),
  )

/** What a table shows of a row, by column. */
export const cellsOf = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  Object.fromEntries(columns.map(({ id, cell }) => [id, renderText(<>{cell(row)}</>)]))

/** The names of the rows in the order of a column, first in its own direction, then turned round. */
export const orderBy = <Row,>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  id: string,
  nameOf: (row: Row) => string,
) => {
  const column = columns.find((candidate) => candidate.id === id)
  if (!column) throw new Error(`there is no column ${id}`)
  const first = nextSort(column, null)
  return [first, nextSort(column, first)].map((sort) =>
    sortRows(rows, columns, sort).map(nameOf).join(' '),
  )
}
