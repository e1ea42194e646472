import { expect, test } from 'vitest'
import { ratingRecord, RatingReplay } from '#domain/team/judge-ratings.ts'
import { teamKey } from '#domain/team/team.ts'
import { readCsvTable } from '../archive/test-golden.ts'
import { readRealFile } from '../testing/real-data.ts'

const readRealTable = (name: string) => readCsvTable(readRealFile(`overstat/${name}`).toString())

/** Each game once, in the order they were played. */
function realSeries() {
  const ids = new Map<string, number>()
  const idOf = (name: string) => {
    const id = ids.get(teamKey(name)) ?? ids.size
    ids.set(teamKey(name), id)
    return id
  }
  const results = Map.groupBy(readRealTable('team_games.csv'), ({ game_id: id = '' }) => id)
  const seen = new Set<string>()
  const games = readRealTable('games.csv')
    .toSorted((a, b) => (a['start_utc'] ?? '').localeCompare(b['start_utc'] ?? ''))
    .filter(({ respawn_mid: mid = '' }) => !seen.has(mid) && seen.add(mid))
  return [...Map.groupBy(games, ({ match_id: set = '' }) => set).values()].map((own, id) => ({
    id,
    startedAt: Date.parse(own[0]?.['start_utc'] ?? ''),
    games: own.map(({ game_id: game = '' }) =>
      (results.get(game) ?? [])
        .filter(({ score }) => score !== '')
        .map(({ team_name: name = '', score }) => ({
          team: idOf(name),
          points: Number(score),
          placement: null,
        })),
    ),
  }))
}

test('ratings foretell the standings of the next series better than points a game', () => {
  const replay = new RatingReplay()
  for (const series of realSeries()) replay.add(series)
  const { judged } = replay
  const record = ratingRecord(judged)
  // The constants were chosen on series 60 to 239.
  const unseen = ratingRecord(judged.slice(-156))
  expect(record?.series).toBeGreaterThan(250)
  expect(record?.low).toBeGreaterThan(0.02)
  expect(unseen?.low).toBeGreaterThan(0.02)
  expect(unseen?.rating).toBeGreaterThan(0.33)
})
