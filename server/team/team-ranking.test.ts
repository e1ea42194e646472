import { expect, test } from 'vitest'
import { getTeamRanking } from '#contract/team/team-ranking.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const DAY = 86_400
/** 20 September 2026, 18:00 UTC. */
const SUNDAY = 1_789_927_200

/** Six games, in which the Owls come first and second in turn, and Reed always third: 14, 11 and 9 points with two kills. */
const series = (name: string, startedAt: number, id: string) =>
  set(
    name,
    [1, 2, 3, 4, 5, 6].map((number) =>
      game(
        `${name}-${number}`,
        number,
        '',
        [
          team('Owls', 1 + (number % 2), number < 3 ? 'ash loba seer' : 'crypto loba seer', {
            region: 'NA',
          }),
          team('Reed', 3, 'ash crypto fuse', { region: 'EMEA' }),
          ...(number === 1 ? [team('Guests', 20, 'ash crypto fuse')] : []),
        ],
        { startedAt: startedAt + number * 1500 },
      ),
    ),
    id,
  )

async function testEnv() {
  const { app, db } = await buildTestApp()
  await importFile(db, file('new', [series('New', SUNDAY, '1')]))
  await importFile(db, file('old', [series('Old', SUNDAY - 60 * DAY, '2')]))
  return async (query: string) =>
    getTeamRanking.output.parse((await app.inject(`/api/team-ranking?${query}`)).json())
}

test('teams are ranked by points a game with their form, and those with few games are only counted', async () => {
  const ask = await testEnv()
  const { field, ranked, unranked, teams } = await ask('days=30&least=5')
  // Owls 75, Reed 54 and the guests 2 points in 13 games.
  expect(field).toBeCloseTo(131 / 13, 10)
  expect({ ranked, unranked }).toEqual({ ranked: 2, unranked: 1 })
  const [owls, reed] = teams
  expect(owls).toMatchObject({
    team: 'Owls',
    region: 'NA',
    games: 6,
    wins: 3,
    places: [2, 1, 2, 1, 2, 1],
    series: [12.5],
    comp: { legends: ['Crypto', 'Loba', 'Seer'], games: 4, of: 6 },
    lastPlayed: SUNDAY + 9000,
  })
  expect(owls?.points).toBeCloseTo((75 + 12 * (131 / 13)) / 18, 10)
  expect(reed).toMatchObject({ team: 'Reed', region: 'EMEA', wins: 0, places: [3, 3, 3, 3, 3, 3] })
  // Reed's points never differ.
  expect(reed?.low).toBeCloseTo(reed?.high ?? 0, 10)
})

test('more days count more games, and series are listed from old to new', async () => {
  const ask = await testEnv()
  const { teams } = await ask('days=90&least=10')
  expect(teams.map(({ team: name, games, series: means }) => [name, games, means])).toEqual([
    ['Owls', 12, [12.5, 12.5]],
    ['Reed', 12, [9, 9]],
  ])
})

test('an empty archive has no ranking', async () => {
  const { app } = await buildTestApp()
  const answer = await app.inject('/api/team-ranking')
  expect(answer.json()).toEqual({ least: 5, field: 0, ranked: 0, unranked: 0, teams: [] })
})

test('the ranking over one kind of games is that of an archive without the others', async () => {
  const { app, db } = await buildTestApp()
  await importFile(db, file('scrim', [series('Thursday scrim', SUNDAY + DAY, '1')]))
  await importFile(db, file('league', [series('Harbor League', SUNDAY - 60 * DAY, '2')]))
  const ask = async (query: string) => (await app.inject(`/api/team-ranking?${query}`)).json()
  const alone = await buildTestApp()
  await importFile(alone.db, file('league', [series('Harbor League', SUNDAY - 60 * DAY, '2')]))
  const expected = (await alone.app.inject('/api/team-ranking?days=30&least=5')).json()
  expect(expected).toMatchObject({ ranked: 2, teams: [{ team: 'Owls', wins: 3 }, {}] })
  await expect
    .poll(async () => (await ask('days=365&least=5')).teams[0])
    .toMatchObject({ games: 12 })
  expect(await ask('days=30&least=5&kind=official')).toEqual(expected)
  expect(await ask('days=30&least=5&kind=other')).toMatchObject({ ranked: 0, teams: [] })
})
