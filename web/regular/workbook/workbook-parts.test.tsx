import { expect, test } from 'vitest'
import { FILE_NAME_LENGTH } from '#contract/base/field.ts'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { WORKBOOK_BYTES } from '#contract/regular/recommendation-workbook.ts'
import type { WorkbookRow } from '#domain/regular/recommendation-workbook.ts'
import { cellsOf, orderBy, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { chooseWorkbook } from './chosen-workbook.ts'
import { CurrentWorkbook } from './CurrentWorkbook.tsx'
import { Seats } from './Seats.tsx'
import { workbookCard, workbookColumns } from './workbook-columns.tsx'

const NO_MAPS = { worldsedge: null, stormpoint: null, edistrict: null, brokenmoon: null }

const row = (legends: string[], change: Partial<WorkbookRow> = {}): WorkbookRow => ({
  legends,
  players: [null, null, null],
  value: null,
  byMap: NO_MAPS,
  ...change,
})

const FIRST = row(['Ash', 'Fuse', 'Loba'], { value: 7.5, byMap: { ...NO_MAPS, stormpoint: 9 } })
const SECOND = row(['Alter', 'Seer', 'Wraith'], { value: 8 })
const THIRD = row(['Crypto', 'Octane', 'Rampart'])

test('a row has its value and those of the maps', () => {
  const cells = cellsOf(workbookColumns, FIRST)
  expect(cells).toMatchObject({ value: '7.5', stormpoint: '9', worldsedge: texts.noValue })
})

const order = (id: string) =>
  orderBy(workbookColumns, [THIRD, FIRST, SECOND], id, ({ legends }) => legends[0] ?? '')

test('the best value comes first, rows without one last', () => {
  expect(order('value')).toEqual(['Alter Ash Crypto', 'Ash Alter Crypto'])
  expect(order('stormpoint')[0]?.startsWith('Ash')).toBe(true)
})

test('the card on phones names only the maps that have a value', () => {
  const text = renderText(workbookCard(FIRST))
  expect(text).toContain(`${texts.columns.value} 7.5`)
  expect(text).toContain(`${texts.columns.stormpoint} 9`)
  expect(text).not.toContain(texts.columns.worldsedge)
})

test('each legend has its player, the home team plays if the sheet names no one', () => {
  const named = renderText(
    <Seats row={row(['Ash', 'Fuse', 'Loba'], { players: ['north', null, 'south'] })} />,
  )
  expect(named).toBe(`Ash north Fuse ${texts.noPlayer} Loba south`)
  expect(renderText(<Seats row={FIRST} />)).toBe(
    ['Ash', 'Fuse', 'Loba'].map((legend) => `${legend} ${texts.homePlayers}`).join(' '),
  )
})

const marks = (legend: string) =>
  renderHtml(<Seats row={row([legend, 'Fuse', 'Loba'])} />).split(texts.kinds.unknown_legend)
    .length - 1

test('a legend that is not in the roster is marked', () => {
  expect(marks('Nobody')).toBe(1)
  expect(marks('Ash')).toBe(0)
})

test('a chosen file is copied, with a name that the call takes', async () => {
  const file = new File(['a,b'], `${'x'.repeat(300)}.csv`)
  const { name, content } = await chooseWorkbook(file)
  expect(name).toHaveLength(FILE_NAME_LENGTH)
  expect(await content.text()).toBe('a,b')
})

test('a file that is too large or gone is refused with a text', async () => {
  const large = new File([new Uint8Array(WORKBOOK_BYTES + 1)], 'large.csv')
  await expect(chooseWorkbook(large)).rejects.toThrow(texts.tooLarge)
  const gone = new File(['a'], 'gone.csv')
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  await expect(chooseWorkbook(gone)).rejects.toThrow(texts.fileGone)
})

test('the current sheet is loading, missing or shown', () => {
  const key = ['recommendation-sheet']
  const shown = (answer?: unknown) =>
    renderText(<CurrentWorkbook />, answer === undefined ? {} : { answers: [[key, answer]] })
  expect(shown()).toContain(texts.loading)
  expect(shown({ sheet: null })).toContain(texts.none)
  const sheet = { fileName: 'comps.csv', uploadedBy: 'mika', uploadedAt: 0, rows: [FIRST, SECOND] }
  expect(shown({ sheet })).toContain('comps.csv')
  expect(shown({ sheet })).toContain(texts.found(2))
  expect(shown({ sheet })).toContain(texts.download)
})
