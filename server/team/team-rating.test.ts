import { expect, test } from 'vitest'
import { getTeamRatings } from '#contract/team/team-rating.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const DAY = 86_400
/** 20 September 2026, 18:00 UTC. */
const SUNDAY = 1_789_927_200

const lobby = (names: readonly string[]) =>
  names.map((name, index) => team(name, index + 1, 'ash loba seer'))

test('teams are rated by all their games, and who has not played for a year is left out', async () => {
  const { app, db } = await buildTestApp()
  const ratings = async () =>
    getTeamRatings.output.parse((await app.inject('/api/team-ratings')).json())
  expect(await ratings()).toEqual({ teams: [], record: null })
  const old = [game('o1', 1, '', lobby(['Gone', 'Reed', 'Owls', 'Fjord', 'Plain']))]
  await importFile(
    db,
    file('old', [
      set(
        'Old',
        old.map((it) => ({ ...it, startedAt: SUNDAY - 400 * DAY })),
        '1',
      ),
    ]),
  )
  const now = [game('n1', 1, '', lobby(['Owls', 'Reed', 'Fjord', 'Plain', 'New']))]
  await importFile(
    db,
    file('new', [
      set(
        'New',
        now.map((it) => ({ ...it, startedAt: SUNDAY })),
        '2',
      ),
    ]),
  )
  await expect.poll(async () => (await ratings()).teams.length).toBe(5)
  const { teams, record } = await ratings()
  expect(record).toBeNull()
  expect(teams.map(({ team: name }) => name)).toEqual(['Owls', 'Reed', 'Fjord', 'New', 'Plain'])
  const [owls] = teams
  expect(owls?.games).toBe(2)
  expect(owls && owls.low < owls.rating && owls.rating < owls.high).toBe(true)
})
