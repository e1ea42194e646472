import { expect, test } from 'vitest'
import type { ClubTeams } from '#contract/catalog/own-team.ts'
import { renameTeam } from '../archive/team/change-team.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

const TEAMS = '/api/settings/club_teams'

/** Alliance plays ash, crypto and loba; Herons alter, seer and wattson. Players are called Alliance 0, Alliance 1 and so on. */
async function testEnv(homeTeam = 'alliance') {
  const built = await buildTestApp({ homeTeam })
  const { app, as } = built
  const lobby = [
    team('Alliance', 1, 'ash crypto loba', {
      players: playersOf('Alliance', 'ash crypto loba'),
    }),
    team('Herons', 2, 'alter seer wattson', {
      players: playersOf('Herons', 'alter seer wattson'),
    }),
  ]
  await importFile(built.db, file('1', [set('A', [game('a', 1, '', lobby)])]))
  const { headers } = await as('admin')
  const find = async () => (await app.inject(TEAMS)).json<ClubTeams>()
  const save = async (payload: object) => {
    const answer = await app.inject({
      method: 'PUT',
      url: TEAMS,
      headers,
      payload,
    })
    return { status: answer.statusCode, ...answer.json<{ message: string }>() }
  }
  const playersFor = async (asked: object, legends: string) => {
    const url = '/api/recommendations/excel_recommended_comps'
    const answer = await app.inject({ method: 'POST', url, payload: asked })
    const comps = answer.json<{
      recommended_comps: { comp: { legend: string; player: string | null }[] }[]
    }>().recommended_comps
    const found = comps.find(({ comp }) => comp.map(({ legend }) => legend).join(' ') === legends)
    return found?.comp.map(({ player }) => player)
  }
  return { ...built, find, save, playersFor }
}

test('the first team is the one of the environment, under its name in the archive', async () => {
  const { find } = await testEnv()
  expect(await find()).toEqual({
    teams: [{ team: 'Alliance', players: [] }],
    defaultTeam: 'Alliance',
  })
})

test('a team of the environment that never played is no own team', async () => {
  const { find, playersFor } = await testEnv('Somebody Else')
  expect(await find()).toEqual({ teams: [], defaultTeam: null })
  expect(await playersFor({}, 'Ash Crypto Loba')).toEqual([null, null, null])
})

test('recommendations name the players of the default team, or of the team a user asks for', async () => {
  const { save, playersFor } = await testEnv()
  expect(await playersFor({}, 'Ash Crypto Loba')).toEqual([
    'Alliance 0',
    'Alliance 1',
    'Alliance 2',
  ])
  const herons = ['Herons 0', 'Herons 1', 'Herons 2']
  expect(await playersFor({ team: 'HERONS' }, 'Alter Seer Wattson')).toEqual(herons)
  await save({ teams: [{ team: 'Herons', players: [] }], defaultTeam: 'herons' })
  await expect.poll(() => playersFor({}, 'Alter Seer Wattson')).toEqual(herons)
})

test('a roster decides who is named, with the legends its players prefer', async () => {
  const { save, playersFor } = await testEnv()
  const players = [
    { name: 'newcomer', legends: ['ash', 'Mad Maggie'] },
    { name: 'alliance 1', legends: [] },
  ]
  expect(await save({ teams: [{ team: 'Alliance', players }], defaultTeam: 'Alliance' })).toEqual({
    status: 200,
    success: true,
    message: 'Teams saved',
  })
  await expect
    .poll(() => playersFor({}, 'Ash Crypto Loba'))
    .toEqual(['newcomer', 'Alliance 1', null])
})

test('a roster that holds an earlier name of a player finds them under the name they have now', async () => {
  const { db, save, playersFor } = await testEnv()
  const renamed = playersOf('Alliance', 'ash crypto loba').map((player) =>
    player.legend === 'ash' ? { ...player, name: 'North' } : player,
  )
  const later = game('b', 1, '', [team('Alliance', 1, 'ash crypto loba', { players: renamed })], {
    startedAt: Date.parse('2026-09-25T18:00:00Z') / 1000,
  })
  await importFile(db, file('2', [set('B', [later], '2')]))
  const players = [{ name: 'Alliance 0', legends: [] }]
  await save({ teams: [{ team: 'Alliance', players }], defaultTeam: 'Alliance' })
  await expect.poll(() => playersFor({}, 'Ash Crypto Loba')).toEqual(['North', null, null])
})

test('a renamed team keeps its place in the club', async () => {
  const { db, find, save } = await testEnv()
  await save({ teams: [{ team: 'Alliance', players: [] }], defaultTeam: 'Alliance' })
  const { id } = await db
    .selectFrom('team')
    .select('id')
    .where('name', '=', 'Alliance')
    .executeTakeFirstOrThrow()
  await renameTeam(db, id, 'Alliance Blue')
  await expect.poll(async () => (await find()).defaultTeam).toBe('Alliance Blue')
})

test.each([
  ['no default', { teams: [{ team: 'Alliance', players: [] }], defaultTeam: null }],
  ['a default that is not in the list', { teams: [], defaultTeam: 'Alliance' }],
  [
    'a team twice',
    {
      teams: ['Alliance', ' alliance'].map((name) => ({ team: name, players: [] })),
      defaultTeam: 'Alliance',
    },
  ],
  [
    'a player twice',
    {
      teams: [
        {
          team: 'Alliance',
          players: ['mika', 'MIKA'].map((name) => ({ name, legends: [] })),
        },
      ],
      defaultTeam: 'Alliance',
    },
  ],
  ['a team without a name', { teams: [{ team: ' ', players: [] }], defaultTeam: ' ' }],
])('%s is refused, and nothing changes', async (_, payload) => {
  const { find, save } = await testEnv()
  expect((await save(payload)).status).toBe(400)
  expect((await find()).teams).toEqual([{ team: 'Alliance', players: [] }])
})
