import { expect, test } from 'vitest'
import { inTrioOrder } from './trio-order.ts'

const names = (legends: string[]) => inTrioOrder(legends).map((legend) => legend.label)

test('a trio stands in class order, whatever order and spelling it came in', () => {
  expect(names(['wattson', 'Newcastle', 'mad_maggie'])).toEqual([
    'Mad Maggie',
    'Newcastle',
    'Wattson',
  ])
})

test('legends of one class stand by name', () => {
  expect(names(['Wraith', 'Alter', 'Octane'])).toEqual(['Alter', 'Octane', 'Wraith'])
})

test('a legend the roster does not know comes last', () => {
  expect(names(['Newcomer', 'Wattson', 'Ash'])).toEqual(['Ash', 'Wattson', 'Newcomer'])
})
