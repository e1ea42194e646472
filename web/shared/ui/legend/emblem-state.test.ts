import { expect, test } from 'vitest'
import { findLegend } from '#domain/catalog/legend.ts'
import { emblemName, type EmblemState } from './emblem-state.ts'

test.each<[string, EmblemState, string]>([
  ['available', { kind: 'available' }, 'Mad Maggie, Assault'],
  ['banned', { kind: 'banned' }, 'Mad Maggie, Assault, banned'],
  ['picked', { kind: 'picked', slot: 2 }, 'Mad Maggie, Assault, picked 2 of 3'],
  ['used once', { kind: 'used', games: [2] }, 'Mad Maggie, Assault, used in Game 2'],
  ['used twice', { kind: 'used', games: [1, 3] }, 'Mad Maggie, Assault, used in Games 1 and 3'],
  ['pending', { kind: 'pending' }, 'Mad Maggie, Assault, saving'],
])('the name of a legend that is %s says so', (_, state, name) => {
  expect(emblemName(findLegend('mad_maggie'), state)).toBe(name)
})
