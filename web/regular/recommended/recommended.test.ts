import { expect, test } from 'vitest'
import { openOfAll, openOnly } from './recommended.ts'

const comp = (...legends: string[]) => ({
  comp: legends.map((legend) => ({ legend, player: null })),
  value: 6,
  games: 10,
  why: null,
  effect: null,
})

const many = (count: number) => Array.from({ length: count }, () => comp('Ash', 'Loba', 'Seer'))

test('eight are shown at most, and none that a ban closes', () => {
  expect(openOnly(many(20), [])).toHaveLength(8)
  expect(openOnly([comp('Ash', 'Loba', 'Seer'), comp('Alter', 'Loba', 'Seer')], ['ash'])).toEqual([
    comp('Alter', 'Loba', 'Seer'),
  ])
})

test('a full list of which the bans leave fewer than eight cannot tell which come next', () => {
  const list = [...many(93), ...Array.from({ length: 7 }, () => comp('Alter', 'Fuse', 'Crypto'))]
  expect(openOfAll(list, ['ash'])).toBeNull()
  expect(openOfAll(list, ['fuse'])).toHaveLength(8)
  expect(openOfAll(list.slice(1), ['ash'])).toHaveLength(7)
})
