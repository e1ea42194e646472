import { expect, test } from 'vitest'
import { MAPS } from '#domain/catalog/data/pois.ts'
import { labelSides } from './label-sides.ts'

const at = (name: string, x: number, y: number) => ({ name, place: { x, y } })

test('a name stands right of its marker where nothing is in the way', () => {
  expect(labelSides([at('The Mill', 20, 20), at('Bean', 60, 60)])).toEqual(['right', 'right'])
})

test('near the right edge a name stands on the left', () => {
  expect(labelSides([at('Devastated Coast', 92, 50)])).toEqual(['left'])
})

test('two markers in a row do not write over each other', () => {
  expect(labelSides([at('Storm Catcher', 76, 38), at('Cliff Side', 90.7, 38)])).not.toEqual([
    'right',
    'left',
  ])
})

test('every marker of every map gets a side', () => {
  for (const { pois } of MAPS) {
    const sides = labelSides(pois.map((poi) => at(poi.name, poi.x, poi.y)))
    expect(sides).toHaveLength(pois.length)
  }
})
