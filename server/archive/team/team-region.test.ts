import { expect, test } from 'vitest'
import { findTeamsOfEvents, listMissingRegions } from '#contract/archive/team-region.ts'
import type { Region } from '#domain/archive/region.ts'
import { importFile } from '../import-file.ts'
import { file, game, set, team } from '../test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const COMP = 'ash loba seer'
const byTeam = (a: { team: number }, b: { team: number }) => a.team - b.team
const secondsOf = (year: number) => Date.UTC(year, 5, 1) / 1000

/**
 * Reed: EMEA in 2023 and 2024, NA in 2025, none in 2026. Fjord: never a region, in 2025 and 2026. Owls: EMEA in 2026.
 */
async function testEnv() {
  const built = await buildTestApp()
  const { headers } = await built.as('editor', 'coach')
  const play = (
    event: string,
    year: number,
    teams: Record<string, Region | null>,
    organizer = '',
  ) =>
    importFile(
      built.db,
      file(`${event} ${year}`, [
        {
          ...set(event, [
            game(
              `${event} ${year}`,
              1,
              '',
              Object.entries(teams).map(([name, region], place) =>
                team(name, place + 1, COMP, { region }),
              ),
              { startedAt: secondsOf(year) },
            ),
          ]),
          organizer,
        },
      ]),
    )
  await play('Spring', 2023, { Reed: 'EMEA' })
  await play('Spring', 2024, { Reed: 'EMEA' })
  await play('Spring', 2025, { Reed: 'NA', Fjord: null })
  await play('Lantern 1', 2026, { Reed: null, Fjord: null, Owls: 'EMEA' }, 'Nordic Scrims')
  await play('Lantern 2', 2026, { Reed: null })

  const get = async (url: string) => (await built.app.inject({ url, headers })).json()
  const send = async (method: 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/admin/team_regions${path}`
    const answer = await built.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const listed = async () => listMissingRegions.output.parse(await get('/api/admin/team_regions'))
  const missing = async () =>
    (await listed()).missing.map(({ name, season, games }) => `${name} ${season} ${games}`)
  const idOf = async (name: string) =>
    (await get('/api/admin/teams')).teams.find((row: { name: string }) => row.name === name).id
  return { ...built, get, send, listed, missing, idOf }
}

test('seasons without a region are listed, most games first, with what other seasons suggest', async () => {
  const { listed } = await testEnv()
  const { missing, total, lastChange } = await listed()
  expect(missing).toMatchObject([
    // EMEA in 2 of 3 other seasons; Fjord has none with a region.
    {
      name: 'Reed',
      season: 2026,
      games: 2,
      suggestion: { region: 'EMEA', seasons: 2, of: 3 },
    },
    { name: 'Fjord', season: 2026, games: 1, suggestion: null },
    { name: 'Fjord', season: 2025, games: 1, suggestion: null },
  ])
  expect([total, lastChange]).toEqual([3, null])
})

test('teams are found by a part of an event or its organizer', async () => {
  const { get, idOf } = await testEnv()
  const find = async (search: string) =>
    findTeamsOfEvents.output.parse(await get(`/api/admin/team_regions/of_events?search=${search}`))
  const [reed, fjord, owls] = await Promise.all([idOf('Reed'), idOf('Fjord'), idOf('Owls')])
  const scrims = await find('nordic')
  expect(scrims.events).toBe(1)
  expect(scrims.seasons.toSorted(byTeam)).toEqual([
    { team: reed, season: 2026 },
    { team: fjord, season: 2026 },
    { team: owls, season: 2026 },
  ])
  expect(await find('Lantern 2')).toEqual({ events: 1, seasons: [{ team: reed, season: 2026 }] })
  expect((await find('lantern')).events).toBe(2)
  // Signs of a pattern mean themselves.
  expect(await find('%25%25')).toEqual({ events: 0, seasons: [] })
})

test('regions of several teams are set in one step, count at once and are undone in one step', async () => {
  const { send, listed, missing, idOf, get, db } = await testEnv()
  const [reed, fjord] = await Promise.all([idOf('Reed'), idOf('Fjord')])
  const regionsOfSeries = async () =>
    (
      await db
        .selectFrom('series as s')
        .innerJoin('event as e', 'e.id', 's.event_id')
        .select(['e.name', 's.region'])
        .orderBy('s.id')
        .execute()
    ).map(({ name, region }) => `${name} ${region}`)
  const before = await regionsOfSeries()
  expect(before).toEqual([
    'Spring EMEA',
    'Spring EMEA',
    'Spring NA',
    'Lantern 1 EMEA',
    'Lantern 2 null',
  ])
  const done = await send('POST', '', {
    choices: [
      { team: reed, season: 2026, region: 'NA' },
      { team: fjord, season: 2026, region: 'NA' },
      { team: fjord, season: 2025, region: 'APAC-N' },
    ],
  })
  expect(done).toMatchObject({ status: 200, message: 'Regions of 3 seasons set', changed: 3 })
  expect(await missing()).toEqual([])
  // Two of three teams of Lantern 1 are NA now. One of each region in Spring 2025: the first by name.
  expect(await regionsOfSeries()).toEqual([
    'Spring EMEA',
    'Spring EMEA',
    'Spring APAC-N',
    'Lantern 1 NA',
    'Lantern 2 NA',
  ])
  const { lastChange } = await listed()
  expect(lastChange).toMatchObject({
    id: done.id,
    by: 'coach',
    counts: [
      { region: 'NA', seasons: 2 },
      { region: 'APAC-N', seasons: 1 },
    ],
  })

  expect(await send('DELETE', `/${done.id}`)).toMatchObject({ message: 'Regions undone' })
  expect(await regionsOfSeries()).toEqual(before)
  expect(await missing()).toHaveLength(3)
  expect((await listed()).lastChange).toBeNull()
  expect((await send('DELETE', `/${done.id}`)).status).toBe(404)
  expect((await get(`/api/admin/teams/${fjord}`)).seasons).toMatchObject([
    { season: 2026, chosen: null },
    { season: 2025, chosen: null },
  ])
})

test('a season that has a region keeps it, and an undo leaves what was changed since', async () => {
  const { send, idOf, get, app, as } = await testEnv()
  const [reed, fjord, owls] = await Promise.all([idOf('Reed'), idOf('Fjord'), idOf('Owls')])
  const done = await send('POST', '', {
    choices: [
      { team: owls, season: 2026, region: 'NA' },
      { team: fjord, season: 2026, region: 'NA' },
      { team: reed, season: 2026, region: 'NA' },
      { team: 999_999, season: 2026, region: 'NA' },
    ],
  })
  expect(done).toMatchObject({ changed: 2 })
  const again = await send('POST', '', { choices: [{ team: fjord, season: 2026, region: 'EMEA' }] })
  expect(again).toMatchObject({ id: null, changed: 0 })
  expect(again.message).toBe('Nothing changed: they have regions already')
  const { headers } = await as('admin')
  const payload = { season: 2026, region: 'EMEA' }
  await app.inject({ method: 'PUT', url: `/api/admin/teams/${fjord}/region`, headers, payload })
  await send('DELETE', `/${done.id}`)
  const chosen = async (id: number) => (await get(`/api/admin/teams/${id}`)).seasons[0].chosen
  expect([await chosen(fjord), await chosen(reed), await chosen(owls)]).toEqual([
    'EMEA',
    null,
    null,
  ])
})

test.each([
  ['nothing', []],
  ['an unknown region', [{ team: 1, season: 2026, region: 'MARS' }]],
  ['a year without games', [{ team: 1, season: 1999, region: 'NA' }]],
  ['too much', Array.from({ length: 2001 }, () => ({ team: 1, season: 2026, region: 'NA' }))],
])('%s is refused', async (_, choices) => {
  const { send } = await testEnv()
  expect((await send('POST', '', { choices })).status).toBe(400)
})
