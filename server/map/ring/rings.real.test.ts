import { expect, test } from 'vitest'
import { readRings } from '#domain/map/ring/read-rings.ts'
import { ringMiss, ringRecord } from '#domain/map/ring/ring-record.ts'
import { readRealFile } from '../../testing/real-data.ts'

const { games, faults } = readRings(
  readRealFile('liveapi/rings/public_rings.jsonl').toString('utf8'),
)
const FOLDS = [0, 1, 2, 3, 4]

test('lines with a ring that was moving or far outside are left out, and no others', () => {
  expect(games.length + faults.length).toBe(1753)
  const count = (wanted: string) => faults.filter(({ fault }) => fault === wanted).length
  expect([count('radius'), count('outside'), faults.length]).toEqual([14, 1, 15])
})

test('ring 3 is forecast within 0.30 radii in the median, and within half a radius in 78 % of games', () => {
  const misses = FOLDS.flatMap((fold) =>
    games
      .filter(({ line }) => line % 5 === fold)
      .map((game) => {
        const past = games.filter(({ line, map }) => line % 5 !== fold && map === game.map)
        return ringMiss(game.map, past, game)
      }),
  )
  const record = ringRecord(misses)
  expect(record?.n).toBe(games.length)
  expect(record?.median).toBeLessThanOrEqual(0.3)
  expect(record?.withinHalf).toBeGreaterThanOrEqual(78)
})
