import { afterEach, expect, test } from 'vitest'
import { setRoster } from '#domain/catalog/legend.ts'
import { SHIPPED_ENTRIES } from '#domain/catalog/season-roster.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import { applyRoster } from '../../shared/legend/roster.ts'
import { findRows, rosterRows } from './roster-rows.ts'

const AXION: RosterLegend = {
  key: 'axion',
  name: 'Axion',
  short: 'Axion',
  classes: [{ class: 'Skirmisher', from: null }],
  spellings: ['nightfall'],
  retiredFrom: null,
  picture: null,
  version: 1,
}
const ASH: RosterLegend = {
  ...AXION,
  key: 'ash',
  name: 'Ash',
  short: 'Ash',
  classes: [{ class: 'Assault', from: null }],
  spellings: [],
  retiredFrom: '2020-01-01',
  version: 3,
}

afterEach(() => void setRoster([], () => 0))

test('the specification and what administrators saved make one list', () => {
  applyRoster({ legends: [ASH, AXION], maps: [] })
  const rows = rosterRows([ASH, AXION])
  expect(rows).toHaveLength(SHIPPED_ENTRIES.size + 1)
  const of = (key: string) => rows.find(({ legend }) => legend.key === key)
  expect(of('axion')).toMatchObject({ origin: 'added', version: 1, isRetired: false })
  expect(of('ash')).toMatchObject({ origin: 'edited', version: 3, isRetired: true })
  expect(of('madmaggie')).toMatchObject({
    origin: 'shipped',
    version: 0,
    form: {
      name: 'Mad Maggie',
      short: 'Maggie',
      classes: [{ class: 'Assault', from: null }],
      spellings: [],
    },
  })
})

test('a search finds names, short names and other spellings', () => {
  applyRoster({ legends: [AXION], maps: [] })
  const rows = rosterRows([AXION])
  const found = (text: string) => findRows(rows, text).map(({ legend }) => legend.key)
  expect(found('nightf')).toEqual(['axion'])
  expect(found('bh')).toEqual(['bloodhound'])
  expect(found(' ')).toHaveLength(SHIPPED_ENTRIES.size + 1)
})
