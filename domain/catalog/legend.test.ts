import { expect, test } from 'vitest'
import { findLegend, LEGENDS, legendKey } from './legend.ts'

test.each(['MadMaggie', 'Mad Maggie', 'mad_maggie', 'madmaggie', '#character_madmaggie_NAME'])(
  '%s is Mad Maggie',
  (spelling) => {
    expect(findLegend(spelling)).toEqual({
      key: 'madmaggie',
      name: 'MadMaggie',
      label: 'Mad Maggie',
      snake: 'mad_maggie',
      short: 'Maggie',
      class: 'Assault',
    })
  },
)

test('the roster has 27 legends, each with a key of its own', () => {
  expect(LEGENDS).toHaveLength(27)
  expect(new Set(LEGENDS.map((legend) => legend.key)).size).toBe(27)
})

test('a legend of a later season is kept in the class Unknown', () => {
  expect(findLegend('Nova Prime')).toMatchObject({ key: 'novaprime', class: 'Unknown' })
})

test('a name that ends in name keeps its letters', () => {
  expect(legendKey('Rename')).toBe('rename')
})

test('every legend has a short name of its own, with at most seven letters', () => {
  const short = LEGENDS.map((legend) => legend.short)
  expect(new Set(short).size).toBe(27)
  expect(Math.max(...short.map((name) => name.length))).toBe(7)
  expect(['Bloodhound', 'Newcastle', 'Ash'].map((name) => findLegend(name).short)).toEqual([
    'Bh',
    'Newc',
    'Ash',
  ])
  expect(findLegend('Nova Prime').short).toBe('Nova Pr')
})
