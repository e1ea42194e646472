import { expect, test } from 'vitest'
import {
  parseAsArrayOf,
  parseAsFloat,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  parseAsText,
} from './query-parser.ts'
import { changeQuery, partOfQuery, readQuery } from './query-values.ts'

const parsers = {
  q: parseAsText,
  team: parseAsString,
  series: parseAsInteger,
  part: parseAsStringLiteral(['live', 'past']).withDefault('live'),
  rings: parseAsArrayOf(parseAsFloat),
  layers: parseAsArrayOf(parseAsStringLiteral(['pois', 'pins'])).withDefault(['pois']),
}

test('a query gives each value, and what is missing or wrong its default', () => {
  expect(readQuery('?series=12&rings=1.5,x,-2&part=future&other=1', parsers)).toEqual({
    q: '',
    team: null,
    series: 12,
    part: 'live',
    rings: [1.5, -2],
    layers: ['pois'],
  })
  expect(readQuery('?series=abc&layers=', parsers)).toMatchObject({ series: null, layers: [] })
})

test('the same text gives the same object', () => {
  const { rings } = readQuery('?rings=1,2', parsers)
  expect(readQuery('?q=owls&rings=1,2', parsers).rings).toBe(rings)
})

test('a change keeps the rest of the query and leaves out defaults', () => {
  const search = '?view=series&q=owls&layers=pins'
  expect(changeQuery(search, parsers, { q: '', series: 3, layers: ['pois'] })).toBe(
    '?view=series&series=3',
  )
  expect(changeQuery('?q=owls', parsers, { q: null })).toBe('')
})

test('any text comes back from the URL, which stays readable', () => {
  const team = "100% A&B + 'C', #1 é/ö:x"
  const search = changeQuery('', parsers, { team, rings: [0.5, 2] })
  expect(readQuery(search, parsers)).toMatchObject({ team, rings: [0.5, 2] })
  expect(search).toMatch(/&rings=0\.5,2$/)
})

test('a view remembers only its own part of the query', () => {
  expect(partOfQuery('?view=regular&q=owls&series=3', parsers)).toBe('q=owls&series=3')
  expect(partOfQuery('?view=regular', parsers)).toBe('')
})
