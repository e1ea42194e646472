import { expect, test } from 'vitest'
import { importFile } from '../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const lobby = (kills: number) =>
  ['Alliance', 'Owls', 'Fjord'].map((name, index) =>
    team(name, index + 1, 'ash crypto newcastle', {
      kills: kills + index,
      region: 'EMEA',
      players: playersOf(name, 'ash crypto newcastle'),
    }),
  )
const OFFICIAL = file('official', [
  set('Harbor League', [game('a1', 1, '', lobby(3)), game('a2', 2, 'loba', lobby(5))], '1'),
])
const SCRIM = file('scrim', [
  set('Thursday scrim', [game('b1', 1, '', lobby(1)), game('b2', 2, 'seer', lobby(2))], '2'),
])

/** Archives number their series differently. */
const withoutSeries = ({ recent, ...rest }: { recent: { series: number }[] }) => ({
  ...rest,
  recent: recent.map((played) => ({ ...played, series: null })),
})

async function answersOf(files: readonly (typeof OFFICIAL)[], kind?: string) {
  const { app, db } = await buildTestApp()
  for (const next of files) await importFile(db, next)
  const search = kind === undefined ? '' : `?kind=${kind}`
  const choice = kind === undefined ? {} : { kind }
  const get = async (url: string) => (await app.inject({ url: `${url}${search}` })).json()
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload: { ...payload, ...choice } })).json()
  await expect.poll(async () => (await get('/api/archive')).games).toBe(2 * files.length)
  const getPlayer = async (player: string) => {
    const query = new URLSearchParams({ player, ...choice })
    return (await app.inject({ url: `/api/player?${query.toString()}` })).json()
  }
  const players = await post('/api/player_stats', {})
  const [first] = players.players
  return {
    teams: await get('/api/team_stats'),
    bans: await get('/api/legend_bans'),
    players,
    ofAsh: await post('/api/player_stats', { legend: 'ash', map: 'stormpoint' }),
    player: withoutSeries(await getPlayer(first?.player)),
  }
}

test('statistics of one kind are those of an archive that has no other games', async () => {
  const both = [OFFICIAL, SCRIM]
  const official = await answersOf([OFFICIAL])
  expect(official.teams.stats).toMatchObject([
    { teamName: 'Alliance', gamesPlayed: 2, avgKills: 4 },
    { teamName: 'Fjord' },
    { teamName: 'Owls' },
  ])
  expect(official.bans.banStats).toMatchObject([{ legendName: 'Loba' }])
  expect(await answersOf(both, 'official')).toEqual(official)
  expect((await answersOf(both, 'scrim')).teams).toEqual((await answersOf([SCRIM])).teams)
  expect((await answersOf(both, 'all')).teams).toEqual((await answersOf(both)).teams)
  expect((await answersOf(both, 'other')).teams).toEqual({ stats: [] })
})

test('a kind that is none is refused with a sentence', async () => {
  const { app } = await buildTestApp()
  const answer = await app.inject({ url: '/api/team_stats?kind=ranked' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message: 'Kind must be official, scrim, other or all' })
})
