import { afterEach, expect, test } from 'vitest'
import { LEGENDS, setRoster } from '#domain/catalog/legend.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import { applyRoster } from '../../shared/legend/roster.ts'
import { findRows, rosterRows } from './roster-rows.ts'

const AXLE: RosterLegend = {
  key: 'axle',
  name: 'Axle',
  short: 'Axle',
  classes: [{ class: 'Skirmisher', from: null }],
  spellings: ['overdrive'],
  retiredFrom: null,
  picture: null,
  version: 1,
}
const ASH: RosterLegend = {
  ...AXLE,
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
  applyRoster({ legends: [ASH, AXLE], maps: [] })
  const rows = rosterRows([ASH, AXLE])
  expect(rows).toHaveLength(LEGENDS.length + 1)
  const of = (key: string) => rows.find(({ legend }) => legend.key === key)
  expect(of('axle')).toMatchObject({ origin: 'added', version: 1, isRetired: false })
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
  applyRoster({ legends: [AXLE], maps: [] })
  const rows = rosterRows([AXLE])
  const found = (text: string) => findRows(rows, text).map(({ legend }) => legend.key)
  expect(found('over')).toEqual(['axle'])
  expect(found('bh')).toEqual(['bloodhound'])
  expect(found(' ')).toHaveLength(LEGENDS.length + 1)
})
