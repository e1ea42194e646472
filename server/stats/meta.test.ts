import { afterAll, expect, test } from 'vitest'
import { getMeta, type MetaAnswer } from '#contract/stats/meta.ts'
import { getRecommendedComps } from '#contract/regular/recommendation.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const DAY = 86_400
/** 1 March 2026, 12:00 UTC. */
const NOON = 1_772_366_400

/** Ash is banned after the first game and Loba after the second. */
const series = (event: string, day: number, name: string, last = 'alter fuse seer') =>
  set(event, [
    game(`${event}1`, 1, '', [team(name, 1, 'ash loba seer', { kills: 4, region: 'NA' })], {
      startedAt: NOON + day * DAY,
    }),
    game(`${event}2`, 2, 'ash', [team(name, 4, 'alter loba seer', { kills: 1, region: 'NA' })], {
      startedAt: NOON + day * DAY + 1800,
    }),
    game(`${event}3`, 3, 'ash loba', [team(name, 20, last, { kills: 0, region: 'NA' })], {
      startedAt: NOON + day * DAY + 3600,
    }),
  ])

const { app, db } = await buildTestApp({}, afterAll)
await importFile(db, file('1', [series('A', -60, 'Alliance')]))
await importFile(db, file('2', [series('B', 0, 'Alliance', 'crypto fuse seer')]))
await importFile(db, file('3', [series('C', 0, 'Driftline')]))

async function meta(query: string): Promise<MetaAnswer> {
  const answer = await app.inject(`/api/meta?${query}`)
  expect(answer.statusCode).toBe(200)
  return getMeta.output.parse(answer.json())
}
const legendOf = ({ legends }: MetaAnswer, name: string) =>
  legends.find(({ legend }) => legend === name)
const compOf = ({ comps }: MetaAnswer, names: string) =>
  comps.find(({ legends }) => legends.join(' ') === names)

test('a legend is picked out of the team-games in which it was not banned', async () => {
  const all = await meta('window=all&least=1')
  expect(all).toMatchObject({ series: 3, games: 9, teamGames: 9, played: 4, seriesWithBans: 3 })
  expect(all.bans).toEqual([0, 1, 2])
  expect(legendOf(all, 'Ash')?.now).toEqual({ games: 3, legal: 3 })
  expect(legendOf(all, 'Loba')?.now).toEqual({ games: 6, legal: 6 })
  expect(legendOf(all, 'Seer')?.now).toEqual({ games: 9, legal: 9 })
  expect(legendOf(all, 'Alter')?.byBans).toEqual([
    { games: 0, legal: 3 },
    { games: 3, legal: 3 },
    { games: 2, legal: 3 },
  ])
  expect(legendOf(all, 'Ash')?.banned).toEqual({ series: 3, after: 1 })
})

test('a window counts its days, and has the one before beside it', async () => {
  const recent = await meta('window=4w&least=1')
  expect(recent).toMatchObject({
    days: { since: '2026-02-02', until: '2026-03-01' },
    series: 2,
    teamGames: 6,
    seriesWithBans: 2,
  })
  expect(legendOf(recent, 'Fuse')?.now).toEqual({ games: 2, legal: 6 })
  expect(legendOf(recent, 'Fuse')?.before).toEqual({ games: 0, legal: 0 })
  expect(legendOf(recent, 'Fuse')?.weeks.at(-1)).toEqual({ games: 2, legal: 6 })
  expect(recent.weeks).toHaveLength(8)
})

test('compositions need enough team-games, and say how many teams played them', async () => {
  const all = await meta('window=all&least=2')
  expect(all.comps.map(({ legends, now, teams }) => [legends.join(' '), now.games, teams])).toEqual(
    [
      ['Alter Loba Seer', 3, 2],
      ['Ash Loba Seer', 3, 2],
      ['Alter Fuse Seer', 2, 2],
    ],
  )
})

test.each([
  ['bans=1', 3],
  ['bans=0&kind=official', 0],
  ['regions=EMEA', 0],
  ['map=stormpoint', 9],
])('the filter %s leaves %i team-games', async (query, teamGames) => {
  expect((await meta(`window=all&least=1&${query}`)).teamGames).toBe(teamGames)
})

test('points against the own average are the same as everywhere else', async () => {
  const all = await meta('window=all&least=1')
  const answer = await app.inject({
    method: getRecommendedComps.method,
    url: getRecommendedComps.path,
    payload: { bannedLegends: [] },
  })
  const { recommended_comps: recommended } = getRecommendedComps.output.parse(answer.json())
  expect(recommended).toHaveLength(4)
  for (const { comp, effect } of recommended) {
    const names = comp.map(({ legend }) => legend).toSorted()
    const found = all.comps.find(({ legends }) => legends.toSorted().join() === names.join())
    expect(found?.effect?.effect).toBeCloseTo(effect?.effect ?? Number.NaN, 9)
  }
})

test('the own average of a team counts its games before the window', async () => {
  const [all, recent] = [await meta('window=all&least=1'), await meta('window=4w&least=1')]
  const inAll = compOf(all, 'Crypto Fuse Seer')?.effect
  expect(compOf(recent, 'Crypto Fuse Seer')?.effect).toEqual(inAll)
  expect(inAll?.n).toBe(1)
})

test('an empty archive has nothing to show', async () => {
  const empty = await buildTestApp()
  const answer = await empty.app.inject('/api/meta')
  expect(answer.json()).toMatchObject({ days: null, comps: [], legends: [] })
})
