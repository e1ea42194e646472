import { expect, test } from 'vitest'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { importFile, undoImport } from '../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { always, PLAN, seriesOn } from './test-season.ts'

const series = [0, 1, 2, 3].map((day) =>
  file(`day-${day}`, [seriesOn(day, PLAN, { bans: ['ash'] })]),
)

async function testEnv(files = series) {
  const built = await buildTestApp()
  for (const one of files) await importFile(built.db, one)
  const ask = async (payload: object): Promise<Forecast> => {
    const answer = await built.app.inject({ method: 'POST', url: '/api/forecast', payload })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const lastSeries = async () => {
    const answer = await built.app.inject({ method: 'GET', url: '/api/series' })
    return answer.json().series[0]
  }
  return { ...built, ask, lastSeries }
}

test('a team that never changes is expected to stay, with players, chance and reasons', async () => {
  const { ask, lastSeries } = await testEnv()
  const { id } = await lastSeries()
  const input = { teams: ['ALLIANCE', 'Herons'], bannedLegends: ['Ash'], game: 4, series: id }
  const { teams, isOldArchive, countedFrom } = await ask({ ...input, map: 'stormpoint' })
  const [alliance, herons] = teams
  expect(alliance).toMatchObject({
    team: 'Alliance',
    games: 12,
    knowledge: 'known',
    situation: 'free',
    last: { comp: ['Bangalore', 'Crypto', 'Newcastle'], placement: 1, game: 3 },
  })
  expect(alliance?.comps[0]).toMatchObject({
    comp: ['Bangalore', 'Crypto', 'Newcastle'],
    isLast: true,
    players: [
      { legend: 'Bangalore', player: 'Alliance 0', id: 'Alliance-0' },
      { legend: 'Crypto', player: 'Alliance 1', id: 'Alliance-1' },
      { legend: 'Newcastle', player: 'Alliance 2', id: 'Alliance-2' },
    ],
  })
  expect(alliance?.comps[0]?.chance).toBeGreaterThan(0.7)
  expect(alliance?.comps[0]?.chance).toBeLessThanOrEqual(0.95)
  // Two free games in each of four series, kept in every one.
  const against = alliance?.comps[1]?.reasons.find(({ effect }) => effect < 0)
  expect(against).toMatchObject({ games: 8, of: 8 })
  expect(herons?.comps[0]?.comp).toEqual(['Alter', 'Crypto', 'Wattson'])
  // The newest game is from 4 September 2026, 18:50 UTC.
  expect({ isOldArchive, countedFrom }).toEqual({
    isOldArchive: true,
    countedFrom: Date.UTC(2026, 8, 5, 18, 50) / 1000,
  })
})

test('the series says which legends are banned next: those of its last game and the most picked', async () => {
  const { lastSeries } = await testEnv()
  // Game 3: Bangalore Crypto Newcastle, Fuse Loba Wattson, Alter Crypto Wattson. Crypto and Wattson have two picks;
  // Alliance has the most points and Crypto.
  expect(await lastSeries()).toMatchObject({
    event: 'Scrim 3',
    games: 3,
    bans: ['Ash', 'Crypto'],
    map: 'stormpoint',
    isDemo: false,
  })
})

test('a banned legend is never expected, and its chances go to others', async () => {
  const { ask } = await testEnv()
  const { teams, nextBan } = await ask({ teams: ['Alliance', 'Herons'], bannedLegends: ['crypto'] })
  for (const { comps, other } of teams) {
    expect(comps.flatMap(({ comp }) => comp)).not.toContain('Crypto')
    const sum = comps.reduce((total, { chance }) => total + chance, 0)
    expect(sum + other).toBeCloseTo(1)
  }
  expect(nextBan.map(({ legend }) => legend)).not.toContain('Crypto')
  expect(nextBan.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
})

test('locked picks decide a team and move the next ban', async () => {
  const { ask } = await testEnv()
  const teams = ['Alliance', 'Herons']
  const before = await ask({ teams })
  const known = [
    { team: 'alliance', legends: ['Loba', 'Seer', 'Vantage'] },
    { team: 'Herons', legends: ['loba'] },
  ]
  const after = await ask({ teams, known })
  expect(after.teams[0]?.comps).toMatchObject([{ comp: ['Loba', 'Seer', 'Vantage'] }])
  expect(after.teams[1]?.comps.every(({ comp }) => comp.includes('Loba'))).toBe(true)
  expect(before.nextBan[0]?.legend).not.toBe('Loba')
  expect(after.nextBan[0]).toMatchObject({ legend: 'Loba', expectedPicks: expect.closeTo(2) })
})

test('a player is named only for legends they have played', async () => {
  const { ask } = await testEnv()
  const { teams } = await ask({ teams: ['Alliance', 'Copper Owls', 'Herons'] })
  const played = new Map([
    ['Alliance', ['Bangalore', 'Crypto', 'Newcastle']],
    ['Copper Owls', ['Ash', 'Loba', 'Seer', 'Alter', 'Wraith', 'Fuse', 'Wattson']],
    ['Herons', ['Ash', 'Crypto', 'Wattson', 'Alter']],
  ])
  for (const { team: name, comps } of teams) {
    const named = comps.flatMap(({ players }) => players).filter(({ player }) => player !== null)
    expect(named.length).toBeGreaterThan(0)
    for (const { legend } of named) expect(played.get(name)).toContain(legend)
  }
})

test('an unknown team is forecast from the field, and an empty archive from nothing', async () => {
  const { ask } = await testEnv()
  const { teams } = await ask({ teams: ['Nobody'] })
  expect(teams[0]).toMatchObject({ team: 'Nobody', games: 0, knowledge: 'field', last: null })
  expect(teams[0]?.comps).toHaveLength(10)
  expect(teams[0]?.comps[0]?.players.every(({ player }) => player === null)).toBe(true)
  const empty = await testEnv([])
  expect(await empty.ask({ teams: ['Nobody'] })).toMatchObject({
    teams: [{ comps: [], other: 1 }],
    nextBan: [],
    record: { composition: null, nextBan: null },
  })
})

test('a game that the archive has is forecast as it stood before it', async () => {
  const { ask, lastSeries, db } = await testEnv()
  const { id } = await lastSeries()
  const question = {
    teams: ['Herons'],
    bannedLegends: ['ash'],
    game: 2,
    series: id,
    map: 'stormpoint' as const,
  }
  const before = await ask(question)
  expect(before.teams[0]).toMatchObject({ games: 10, situation: 'forced', last: { game: 1 } })
  // What comes later changes nothing.
  await importFile(db, file('later', [seriesOn(9, { Herons: always('loba seer vantage') })]))
  expect((await ask(question)).teams).toEqual(before.teams)
})

test('the order of imports does not matter, and an undone import leaves no trace', async () => {
  const question = {
    teams: ['Alliance', 'Copper Owls', 'Herons'],
    bannedLegends: ['Loba'],
    game: 2,
  }
  const forwards = await testEnv()
  const answer = await forwards.ask(question)
  const backwards = await testEnv(series.toReversed())
  expect(await backwards.ask(question)).toEqual(answer)
  const { importId } = await importFile(
    forwards.db,
    file('extra', [seriesOn(4, { Herons: always('loba seer vantage') })]),
  )
  // The server hears of a change a moment after it.
  const ask = () => forwards.ask(question)
  await expect.poll(async () => (await ask()).teams).not.toEqual(answer.teams)
  await undoImport(forwards.db, importId, null)
  await expect.poll(ask).toEqual(answer)
})

test.each([
  ['too many teams', { teams: Array.from({ length: 31 }, (_, i) => `Team ${i}`) }],
  ['an unknown map', { teams: [], map: 'talos' }],
  ['game 0', { teams: [], game: 0 }],
  ['four locked picks', { teams: [], known: [{ team: 'A', legends: ['a', 'b', 'c', 'd'] }] }],
])('refuses %s', async (_, payload) => {
  const { app } = await testEnv([])
  const { statusCode, json } = await app.inject({ method: 'POST', url: '/api/forecast', payload })
  expect(statusCode).toBe(400)
  expect(json()).toMatchObject({ success: false })
})

test('games of a series that start in the same second, as in sheets with a day only, count in their order', async () => {
  const comps = ['ash crypto loba', 'alter crypto loba', 'crypto fuse loba']
  const games = comps.map((comp, i) =>
    // The ids are in the opposite order.
    game(
      `same-${9 - i}`,
      i + 1,
      '',
      [team('Reed', i + 1, comp, { players: playersOf('Reed', comp) })],
      {
        startedAt: 1_788_285_600,
      },
    ),
  )
  const { ask, lastSeries } = await testEnv([file('sheet', [set('Sheet', games)])])
  const { id } = await lastSeries()
  const { teams } = await ask({ teams: ['Reed'], bannedLegends: [], game: 4, series: id })
  expect(teams[0]?.last).toMatchObject({ game: 3, placement: 3 })
})

test('a game that still runs counts as the last one, and what it will ban is out', async () => {
  const { ask } = await testEnv()
  const picks = [
    { team: 'Alliance', legends: ['Fuse', 'Loba', 'Seer'] },
    { team: 'Herons', legends: ['Alter', 'Crypto', 'Wattson'] },
  ]
  const running = { map: 'worldsedge', bannedLegends: ['Ash'], picks }
  const { teams } = await ask({
    teams: ['Alliance', 'Herons', 'Copper Owls'],
    bannedLegends: ['Ash', 'Crypto'],
    game: 3,
    running,
  })
  const [alliance, herons, owls] = teams
  expect(alliance).toMatchObject({
    games: 13,
    situation: 'free',
    last: { comp: ['Fuse', 'Loba', 'Seer'], placement: null, game: 2 },
  })
  expect(alliance?.comps.find(({ isLast }) => isLast)?.comp).toEqual(['Fuse', 'Loba', 'Seer'])
  expect(herons).toMatchObject({ situation: 'forced', last: { game: 2 } })
  expect(herons?.comps.flatMap(({ comp }) => comp)).not.toContain('Crypto')
  // No picks were seen of them.
  expect(owls).toMatchObject({ situation: 'opener', last: null })
})

test('a game that the archive has by now is not counted twice', async () => {
  const { ask, lastSeries } = await testEnv()
  const { id: seriesId } = await lastSeries()
  const input = { teams: ['Alliance'], bannedLegends: ['Ash'], game: 4, series: seriesId }
  const picks = [{ team: 'Alliance', legends: ['Fuse', 'Loba', 'Seer'] }]
  const running = { map: 'worldsedge', bannedLegends: ['Ash'], picks }
  expect(await ask({ ...input, running })).toEqual(await ask(input))
})
