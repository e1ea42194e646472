import { expect, test } from 'vitest'
import { LEGEND_CLASSES, LEGENDS } from '../legend.ts'
import { CLASS_PERKS, LEGEND_FACTS } from './legends.ts'

test('every legend of the roster has its facts, and nobody else has', () => {
  expect(Object.keys(LEGEND_FACTS).toSorted()).toEqual(LEGENDS.map(({ key }) => key).toSorted())
})

test('every cooldown is a time, and every text says something', () => {
  for (const { uncertain: _, perks, ...facts } of Object.values(LEGEND_FACTS)) {
    for (const fact of [...perks, ...Object.values(facts)]) {
      expect(typeof fact === 'number' ? fact > 0 : fact.trim() !== '').toBe(true)
    }
  }
})

test('every class has its perk', () => {
  const classes = LEGEND_CLASSES.filter((name) => name !== 'Unknown')
  expect(Object.keys(CLASS_PERKS).toSorted()).toEqual(classes.toSorted())
})
