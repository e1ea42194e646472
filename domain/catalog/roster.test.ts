import { afterEach, expect, test } from 'vitest'
import { hasBanned } from './comp.ts'
import { addBan } from '../draft/ban.ts'
import { guardClass } from '../draft/class-guard.ts'
import {
  allLegends,
  classAt,
  currentLegends,
  currentLegendsWith,
  findLegend,
  isRetired,
  legendKey,
  LEGENDS,
  legendsAt,
  rosterRevision,
  setRoster,
} from './legend.ts'
import { matchLegends } from './match-legends.ts'
import type { RosterEntry } from './roster-entry.ts'

const DAY = 24 * 60 * 60 * 1000
const [MAY, JUNE, JULY] = [100 * DAY, 130 * DAY, 160 * DAY]

const VESPER: RosterEntry = {
  name: 'Vesper',
  short: 'Vesper',
  classes: [{ class: 'Controller', from: null }],
  spellings: ['nightfall', 'ヴェスパー'],
  retiredFrom: null,
}
const WATTSON: RosterEntry = {
  name: 'Wattson',
  short: 'Watt',
  classes: [{ class: 'Controller', from: null }],
  spellings: [],
  retiredFrom: null,
}
const setAt = (now: number, ...entries: RosterEntry[]) => setRoster(entries, () => now)
const labels = (legends = currentLegends()) => legends.map(({ label }) => label)

const controllers = (at: number) =>
  labels(legendsAt(at).filter((legend) => legend.class === 'Controller'))

afterEach(() => void setRoster([], () => 0))

test('without entries the roster is the one of the specification, until the seasons after it', () => {
  expect(currentLegends()).toEqual(LEGENDS)
  const axle = findLegend('overdrive')
  expect(axle).toMatchObject({ name: 'Axle', class: 'Skirmisher' })
  expect(allLegends().filter(({ key }) => key !== 'axle')).toEqual(LEGENDS)
  const before = 1_754_352_000_000 - DAY
  const after = 1_754_352_000_000
  expect([classAt('Ash', before), classAt('Ash', after)]).toEqual(['Assault', 'Skirmisher'])
  expect([classAt('Revenant', before), classAt('Revenant', after)]).toEqual([
    'Skirmisher',
    'Assault',
  ])
  expect(legendsAt(1_777_593_600_000 - DAY).some(({ key }) => key === 'axle')).toBe(false)
  expect(legendsAt(1_777_593_600_000).some(({ key }) => key === 'axle')).toBe(true)
})

test('what administrators say of a legend wins over the product', () => {
  const classes = [{ class: 'Controller', from: null }] as const
  setAt(1_777_593_600_000, { ...VESPER, name: 'Axle', short: 'Axle', classes, spellings: [] })
  expect(findLegend('Axle').class).toBe('Controller')
  expect(findLegend('Ash').class).toBe('Skirmisher')
})

test('an added legend is in its class, in every spelling', () => {
  setAt(MAY, VESPER)
  const vesper = {
    key: 'vesper',
    name: 'Vesper',
    label: 'Vesper',
    snake: 'vesper',
    short: 'Vesper',
    class: 'Controller',
  }
  for (const text of [
    'Vesper',
    'VESPER',
    'vesper',
    'Night-Fall',
    '#character_nightfall_NAME',
    'ヴェスパー',
  ])
    expect(findLegend(text)).toEqual(vesper)
  expect(labels().slice(-5)).toEqual(['Catalyst', 'Caustic', 'Rampart', 'Wattson', 'Vesper'])
})

test('a name of two words has the spellings of the specification', () => {
  setAt(MAY, { ...VESPER, name: 'Iron McCoy', short: 'McCoy' })
  expect(findLegend('iron_mccoy')).toMatchObject({
    key: 'ironmccoy',
    name: 'IronMcCoy',
    label: 'Iron McCoy',
    snake: 'iron_mccoy',
  })
})

test('typing finds a legend by the start of another spelling', () => {
  setAt(MAY, VESPER)
  expect(labels(matchLegends('nightf', currentLegends()))).toEqual(['Vesper'])
  expect(labels(matchLegends('nightfall', currentLegends()))).toEqual(['Vesper'])
})

test('a class counts from its day on, for legends of the specification too', () => {
  const classes = [...WATTSON.classes, { class: 'Support', from: JUNE } as const]
  setAt(JULY, { ...WATTSON, short: 'Wat', classes })
  expect(findLegend('wattson')).toMatchObject({ class: 'Support', short: 'Wat' })
  expect([MAY, JUNE - 1, JUNE, JULY].map((at) => classAt('Wattson', at))).toEqual([
    'Controller',
    'Controller',
    'Support',
    'Support',
  ])
  expect(controllers(MAY)).toEqual(['Catalyst', 'Caustic', 'Rampart', 'Wattson'])
  expect(controllers(JULY)).toEqual(['Catalyst', 'Caustic', 'Rampart'])
})

test('a day that passes while the server runs changes class and revision', () => {
  let now = MAY
  const classes = [...WATTSON.classes, { class: 'Support', from: JUNE } as const]
  setRoster([{ ...WATTSON, classes }], () => now)
  const before = rosterRevision()
  expect(findLegend('Wattson').class).toBe('Controller')
  now = JUNE
  expect(findLegend('Wattson').class).toBe('Support')
  expect(rosterRevision()).not.toBe(before)
})

test('a retired legend is known but not offered, and what holds it stays visible', () => {
  setAt(JULY, { ...WATTSON, retiredFrom: JUNE })
  expect(isRetired('wattson')).toBe(true)
  expect(findLegend('wattson').class).toBe('Controller')
  expect(labels()).not.toContain('Wattson')
  expect(labels(allLegends())).toContain('Wattson')
  expect(labels(legendsAt(MAY))).toContain('Wattson')
  expect(labels(currentLegendsWith(['watt_son', 'Nova', 'Ash'])).slice(-2)).toEqual([
    'Wattson',
    'Nova',
  ])
  expect(hasBanned(['Ash', 'Wattson', 'Loba'], [])).toBe(true)
})

test('a legend that comes later is not offered before its day', () => {
  const classes = [{ class: 'Controller', from: JUNE } as const]
  setAt(MAY, { ...VESPER, classes })
  expect([isRetired('vesper'), findLegend('vesper').class]).toEqual([true, 'Controller'])
  expect(labels()).not.toContain('Vesper')
})

test('the class guard counts the legends of the day on which a game was played', () => {
  const bans = ['Caustic', 'Catalyst', 'Rampart']
  const classes = [{ class: 'Controller', from: JUNE } as const]
  setAt(JULY, { ...VESPER, classes })
  // Vesper is open from June on, so Wattson is the last Controller only before.
  expect(addBan(bans, 'Wattson', MAY)).toEqual(['Catalyst', 'Rampart', 'Wattson'])
  expect(addBan(bans, 'Wattson', JULY)).toEqual([...bans, 'Wattson'])
  expect(guardClass(bans, 'Wattson')).toEqual({
    legendClass: 'Controller',
    open: 2,
    total: 5,
    returning: null,
  })
  expect(addBan([...bans, 'Wattson'], 'nightfall')).toEqual([
    'Catalyst',
    'Rampart',
    'Wattson',
    'nightfall',
  ])
})

test('a retired legend can not come back', () => {
  setAt(JULY, { ...WATTSON, retiredFrom: JUNE })
  expect(addBan(['Wattson', 'Caustic', 'Catalyst'], 'Rampart')).toEqual([
    'Wattson',
    'Catalyst',
    'Rampart',
  ])
})

test('only another roster is a change', () => {
  expect(setAt(MAY, VESPER)).toBe(true)
  const revision = rosterRevision()
  expect(setAt(JUNE, { ...VESPER })).toBe(false)
  expect(rosterRevision()).toBe(revision)
  expect(setAt(JUNE)).toBe(true)
  expect(legendKey('Nightfall')).toBe('nightfall')
})
