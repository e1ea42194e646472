import { expect, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { Button } from './action/Button.tsx'
import { IconButton } from './action/IconButton.tsx'
import { SegmentedField } from './form/SegmentedField.tsx'
import { TextField } from './form/TextField.tsx'
import { Avatar } from './layout/Avatar.tsx'
import { classNames } from './layout/class-names.ts'
import { Panel } from './layout/Panel.tsx'
import { AVAILABLE, BANNED, PENDING } from './legend/emblem-state.ts'
import { EmblemMarks } from './legend/EmblemMarks.tsx'
import { LegendEmblem } from './legend/LegendEmblem.tsx'
import { LegendTile } from './legend/LegendTile.tsx'
import { Trio } from './legend/Trio.tsx'
import { Why } from './overlay/Why.tsx'
import type { Column } from './table/data-table.ts'
import { factCards } from './table/FactCard.tsx'
import { HeaderCell } from './table/HeaderCell.tsx'
import { SortField } from './table/SortField.tsx'
import { attributesOf, renderHtml, renderText } from './test-render.tsx'

interface Row {
  readonly name: string
  readonly games: number
}

const columns: Column<Row>[] = [
  { id: 'name', header: 'Team', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'games', header: 'Games', cell: ({ games }) => games, sortValue: ({ games }) => games },
  { id: 'actions', header: 'Actions', cell: () => 'Edit' },
]

test('class names that do not apply are left out', () => {
  expect(classNames('a', false, null, undefined, 'b')).toBe('a b')
  expect(classNames()).toBe('')
})

test('a field ties its label, hint and error together', () => {
  const html = renderHtml(<TextField id="name" label="Name" hint="Two words" error="Too short" />)
  expect(attributesOf(html, 'for')).toEqual(['name'])
  expect(attributesOf(html, 'aria-describedby')).toEqual(['name-error name-hint'])
  expect(attributesOf(html, 'aria-invalid')).toEqual(['true'])
})

test('a field without hint and error describes itself by its label alone', () => {
  const html = renderHtml(<TextField label="Name" />)
  expect(attributesOf(html, 'aria-describedby')).toEqual([])
  expect(attributesOf(html, 'aria-invalid')).toEqual([])
})

test('of several choices the chosen one is checked', () => {
  const html = renderHtml(
    <SegmentedField
      label="Theme"
      options={[
        { value: 'dark', label: 'Dark' },
        { value: 'light', label: 'Light' },
      ]}
      value="light"
      onValueChange={() => {}}
    />,
  )
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
    expect.stringContaining('value="light"'),
  ])
})

test('a busy button keeps the focus and shows that it works', () => {
  const html = renderHtml(<Button busy>Save</Button>)
  expect(attributesOf(html, 'aria-disabled')).toEqual(['true'])
  expect(html).not.toContain('disabled=""')
})

test('a button with an icon alone has a name', () => {
  const html = renderHtml(<IconButton label="Remove Game 1" icon={null} />)
  expect(attributesOf(html, 'aria-label')).toEqual(['Remove Game 1'])
})

test('a panel is named by its title', () => {
  const html = renderHtml(<Panel title="Teams">Rows</Panel>)
  expect(attributesOf(html, 'aria-labelledby')).toEqual(attributesOf(html, 'id'))
})

test.each([
  ['mika', 'MI'],
  [' ö', 'Ö'],
  ['👑 king', '👑 '],
])('the avatar of %j has the first two letters', (name, letters) => {
  expect(renderText(<Avatar name={name} />)).toBe(letters.trim())
})

const load = () => Promise.resolve(() => null)

test('a number that can be explained says so in its name', () => {
  const html = renderHtml(
    <Why title="Score" load={load} subject={{}}>
      5.00
    </Why>,
  )
  expect(attributesOf(html, 'aria-label')).toEqual([`5.00, ${messages.kit.why}`])
})

test('legends of a trio are named, banned ones as banned', () => {
  const html = renderHtml(<Trio legends={['ash', 'Mad Maggie']} banned={new Set(['MadMaggie'])} />)
  const names = attributesOf(html, 'aria-label')
  expect(names.filter((name) => name.includes(messages.kit.banned))).toEqual([
    expect.stringContaining('Mad Maggie'),
  ])
  expect(names).toHaveLength(2)
})

test('an emblem beside its written name is decoration', () => {
  expect(renderHtml(<LegendEmblem legend="ash" />)).toContain('aria-hidden="true"')
  expect(attributesOf(renderHtml(<LegendEmblem legend="ash" label />), 'role')).toEqual(['img'])
})

const mark = (games: readonly number[]) =>
  attributesOf(renderHtml(<EmblemMarks state={{ kind: 'used', games }} />), 'data-games')

test('the mark of used games names two, and counts more', () => {
  expect(mark([1])).toEqual(['G1'])
  expect(mark([1, 3])).toEqual(['G1 G3'])
  expect(mark([1, 3, 4])).toEqual(['G1+2'])
})

const tile = (props: Partial<Parameters<typeof LegendTile>[0]>) =>
  renderHtml(<LegendTile legend="ash" state={AVAILABLE} {...props} />)

test('a tile says whether it is pressed, busy or can not be pressed', () => {
  expect(attributesOf(tile({ state: BANNED }), 'aria-pressed')).toEqual(['true'])
  expect(attributesOf(tile({}), 'aria-pressed')).toEqual(['false'])
  expect(attributesOf(tile({ state: PENDING }), 'aria-busy')).toEqual(['true'])
  const closed = tile({ disabledReason: 'Banned legends cannot be picked' })
  expect(attributesOf(closed, 'aria-disabled')).toEqual(['true'])
  expect(closed).toContain('Banned legends cannot be picked')
})

const header = (at: number, direction?: 'asc' | 'desc') => {
  const column = columns[at]
  if (!column) throw new Error('a column is expected')
  return renderHtml(
    <table>
      <thead>
        <tr>
          <HeaderCell
            column={column}
            sort={direction ? { column: column.id, direction } : null}
            onSortChange={() => {}}
          />
        </tr>
      </thead>
    </table>,
  )
}

test('a sorted column says its direction, and one without values has no button', () => {
  expect(attributesOf(header(0, 'desc'), 'aria-sort')).toEqual(['descending'])
  expect(attributesOf(header(0, 'asc'), 'aria-sort')).toEqual(['ascending'])
  expect(attributesOf(header(0), 'aria-sort')).toEqual([])
  expect(header(2)).not.toContain('<button')
})

const field = (sort: { column: string; direction: 'asc' | 'desc' } | null) =>
  renderHtml(<SortField columns={columns} sort={sort} onSortChange={() => {}} />)

test('on phones a select has the sortable columns, and a button the direction', () => {
  expect(field({ column: 'games', direction: 'desc' }).match(/<option/g)).toHaveLength(2)
  expect(attributesOf(field({ column: 'games', direction: 'desc' }), 'aria-label')).toContain(
    messages.kit.descending,
  )
  // Without a sort there is an empty choice, and nothing to turn round.
  expect(field(null).match(/<option/g)).toHaveLength(3)
  expect(field(null)).not.toContain(messages.kit.ascending)
})

test('a card of a table on phones has each fact below its header', () => {
  const text = renderText(factCards(columns)({ name: 'Alliance', games: 12 }))
  expect(text).toBe('Alliance Games 12 Actions Edit')
})
