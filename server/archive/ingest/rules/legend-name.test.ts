import { expect, test } from 'vitest'
import { LEGENDS } from '#domain/catalog/legend.ts'
import { readLegend } from './legend-name.ts'

test.each([
  ['Mad Maggie', { key: 'madmaggie', isKnown: true, isTranslated: false }],
  ['マッドマギー', { key: 'madmaggie', isKnown: true, isTranslated: true }],
  ['매드 매기', { key: 'madmaggie', isKnown: true, isTranslated: true }],
  ['恶灵', { key: 'wraith', isKnown: true, isTranslated: true }],
  ['#character_wraith_NAME', { key: 'wraith', isKnown: true, isTranslated: false }],
  ['Axion', { key: 'axion', isKnown: false, isTranslated: false }],
  ['アクセル', { key: 'アクセル', isKnown: false, isTranslated: false }],
  ['?!', { key: '', isKnown: false, isTranslated: false }],
])('%s is read', (text, want) => {
  expect(readLegend(text)).toEqual(want)
})

test('every legend of the roster is known by its own name', () => {
  expect(LEGENDS.map(({ label }) => readLegend(label).key)).toEqual(LEGENDS.map(({ key }) => key))
})
