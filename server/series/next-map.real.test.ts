import { expect, test } from 'vitest'
import { findMap } from '#domain/catalog/map.ts'
import { guessNextMap, type SeriesMaps } from '#domain/series/next-map.ts'
import { readCsvTable } from '../archive/test-golden.ts'
import { readRealFile } from '../testing/real-data.ts'

/** The maps of each series, the oldest first. */
function realMaps(): SeriesMaps[] {
  const games = readCsvTable(readRealFile('overstat/games.csv').toString())
  const series = [...Map.groupBy(games, ({ match_id: set = '' }) => set).values()].map((own) =>
    own.toSorted((a, b) => Number(a['game_no']) - Number(b['game_no'])),
  )
  return series
    .toSorted((a, b) => (a[0]?.['start_utc'] ?? '').localeCompare(b[0]?.['start_utc'] ?? ''))
    .map((own) => own.map(({ map_id: id = '', map = '' }) => findMap(id) ?? findMap(map)))
}

test('the map of the next game is guessed better than as the last map, also where it changes', () => {
  const past: SeriesMaps[] = []
  const all = { games: 0, right: 0, last: 0 }
  const fourth = { ...all }
  for (const maps of realMaps()) {
    for (let games = 1; games < maps.length; games += 1) {
      const guess = guessNextMap(maps.slice(0, games), past, false)?.map ?? null
      for (const count of games === 3 ? [all, fourth] : [all]) {
        count.games += 1
        count.right += Number(guess === maps[games])
        count.last += Number(maps[games - 1] === maps[games])
      }
    }
    past.unshift(maps)
  }
  const share = ({ right, games }: typeof all) => right / games
  expect(share(all)).toBeGreaterThan(0.91)
  expect(share(fourth)).toBeGreaterThan(0.73)
  expect(fourth.last / fourth.games).toBeLessThan(0.11)
})
