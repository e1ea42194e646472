import { expect, test } from 'vitest'
import { sumLeague } from './league.ts'

test('regions of splits are added up', () => {
  const americas = { series: 10, games: 59, fetchedSeries: 3, fetchedGames: 18, newSeries: 7 }
  const emea = { series: 10, games: 49, fetchedSeries: 0, fetchedGames: 0, newSeries: 9 }
  const both = { series: 20, games: 108, fetchedSeries: 3, fetchedGames: 18, newSeries: 16 }
  expect(sumLeague([americas, emea])).toEqual(both)
  const none = { series: 0, games: 0, fetchedSeries: 0, fetchedGames: 0, newSeries: 0 }
  expect(sumLeague([])).toEqual(none)
})
