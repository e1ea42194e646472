import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildTestApp } from '../test-app.ts'

const HEADER = 'event,set,game,mid,started_at,map,team,region,placement,player,legend,kills'

/** Two teams of three in one game. */
const sheet = (mid: string, teams = ['Alliance', 'Copper Owls']) =>
  [
    HEADER,
    ...teams.flatMap((name, place) =>
      ['Ash', 'Crypto', 'Newcastle'].map(
        (legend) =>
          `Scrim,1,1,${mid},2026-10-01T18:00:00Z,Storm Point,${name},EMEA,${place + 1},${name} ${legend},${legend},1`,
      ),
    ),
  ].join('\n')

async function house() {
  const built = await buildTestApp()
  const { headers } = await built.as('admin', 'chief')
  const upload = async (path: string, name: string, payload: string | Buffer) => {
    const type = { 'content-type': 'application/octet-stream' }
    const answer = await built.app.inject({
      method: 'POST',
      url: `${path}?name=${encodeURIComponent(name)}`,
      headers: { ...headers, ...type },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const get = async (url: string) => (await built.app.inject({ url, headers })).json()
  const remove = async (url: string) =>
    (await built.app.inject({ method: 'DELETE', url, headers })).json()
  return { ...built, upload, get, remove }
}

test('a preview tells what a file holds and writes nothing', async () => {
  const { upload, get } = await house()
  const { body } = await upload('/api/admin/imports/preview', 'a.csv', sheet('m1'))
  expect(body).toMatchObject({
    fileName: 'a.csv',
    format: 'matchcsv',
    isKnown: false,
    sets: [{ event: 'Scrim', games: 1, teams: 2 }],
    games: 1,
    knownGames: 0,
    teamGames: 2,
    newTeams: [
      { name: 'Alliance', suggestion: null },
      { name: 'Copper Owls', suggestion: null },
    ],
  })
  expect(await get('/api/admin/imports')).toEqual({ imports: [] })
})

test('a preview says once what is odd in several games', async () => {
  const { upload, get } = await house()
  const rows = [1, 2, 3].map((game) => `Alliance,${game},1,7`)
  const table = ['Team,Game,Placement,Kills', ...rows].join('\n')
  const { body } = await upload('/api/admin/imports/preview', 'a.csv', table)
  expect(body.findings).toContainEqual({
    kind: 'made_up_id',
    games: [1, 2, 3],
    team: null,
    found: 'no match id',
    action: 'one is made from its content',
  })
  await upload('/api/admin/imports', 'a.csv', table)
  const { imports } = await get('/api/admin/imports')
  expect(imports).toMatchObject([{ findings: body.findings.length }])
})

test('a file without games is previewed, but not imported', async () => {
  const { upload, get } = await house()
  const preview = await upload('/api/admin/imports/preview', 'a.csv', HEADER)
  expect(preview.body).toMatchObject({ games: 0, findings: [{ kind: 'no_games' }] })
  expect(await upload('/api/admin/imports', 'a.csv', `${HEADER}\n,,,,,,,,,,,`)).toMatchObject({
    status: 400,
    body: {
      error: 'nothing_to_import',
      message: 'Nothing to import: there are no games in this file',
    },
  })
  expect(await get('/api/admin/imports')).toEqual({ imports: [] })
})

test('an import is in the history with who and when, once, and can be undone once', async () => {
  const { upload, get, remove } = await house()
  const first = await upload('/api/admin/imports', 'a.csv', sheet('m1'))
  expect(first.body).toMatchObject({ success: true, message: '1 game imported', isNew: true })
  const again = await upload('/api/admin/imports', 'renamed.csv', sheet('m1'))
  expect(again.body).toMatchObject({ isNew: false, importId: first.body.importId })
  const { imports } = await get('/api/admin/imports')
  expect(imports).toMatchObject([
    { fileName: 'a.csv', importedBy: 'chief', undoneAt: null, games: 1, teamGames: 2 },
  ])
  expect((await remove(`/api/admin/imports/${first.body.importId}`)).success).toBe(true)
  expect((await remove(`/api/admin/imports/${first.body.importId}`)).error).toBe('not_found')
  await expect.poll(async () => (await get('/api/teams')).teams).toEqual([])
})

test('a new team that looks like a known one is suggested for merging', async () => {
  const { upload } = await house()
  await upload('/api/admin/imports', 'a.csv', sheet('m1'))
  const next = sheet('m2', ['Team Alliance', 'Driftline'])
  const { body } = await upload('/api/admin/imports/preview', 'b.csv', next)
  expect(body.newTeams).toEqual([
    { name: 'Team Alliance', suggestion: { into: 'Alliance', reason: 'suffix' } },
    { name: 'Driftline', suggestion: null },
  ])
})

test('a new team is no candidate for one that it meets in the file, or that it is kept apart from', async () => {
  const { upload, db } = await house()
  await upload('/api/admin/imports', 'a.csv', sheet('m1'))
  const suggestionsOf = async (mid: string, teams: string[]) => {
    const { body } = await upload('/api/admin/imports/preview', 'b.csv', sheet(mid, teams))
    return body.newTeams.map(({ suggestion }: { suggestion: unknown }) => suggestion)
  }
  expect(await suggestionsOf('m2', ['Team Alliance', 'Alliance'])).toEqual([null])
  await db
    .insertInto('team_apart')
    .values({ key: 'alliance', other_key: 'team alliance', decided_by: null })
    .execute()
  expect(await suggestionsOf('m3', ['Team Alliance', 'Driftline'])).toEqual([null, null])
})

test('a preview refuses what the import would refuse: spellings of one team that meet', async () => {
  const { upload, get, app, as } = await house()
  await upload('/api/admin/imports', 'a.csv', sheet('m1', ['Alliance', 'Driftline']))
  await upload('/api/admin/imports', 'b.csv', sheet('m2', ['Copper Owls', 'Nord']))
  const { teams } = await get('/api/admin/teams')
  const idOf = (name: string) => teams.find((team: { name: string }) => team.name === name).id
  const { headers } = await as('admin', 'second')
  await app.inject({
    method: 'POST',
    url: `/api/admin/teams/${idOf('Alliance')}/merge`,
    headers,
    payload: { into: idOf('Copper Owls') },
  })
  for (const path of ['/api/admin/imports/preview', '/api/admin/imports']) {
    const { status, body } = await upload(path, 'c.csv', sheet('m3'))
    expect([status, body.error]).toEqual([409, 'teams_met'])
    expect(body.message).toContain('Alliance and Copper Owls are one team in the archive')
  }
  // Two teams that nobody has seen yet are two.
  const fresh = await upload('/api/admin/imports/preview', 'd.csv', sheet('m4', ['Reed', 'Vale']))
  expect(fresh.body.newTeams).toHaveLength(2)
})

test.each([
  ['nothing', ''],
  ['zeros', Buffer.alloc(1000)],
  ['half a JSON', '{"stats": {"games": ['],
  ['another JSON', '{"hello": 1}'],
  ['another CSV', 'a,b,c\n1,2,3'],
  ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x80, 0x7d])],
  ['deep nesting', '['.repeat(200_000)],
])('a file of %s is refused with a sentence and leaves nothing', async (_, content) => {
  const { upload, get } = await house()
  const { status, body } = await upload('/api/admin/imports', 'x', content)
  expect([status, body.success]).toEqual([400, false])
  expect(body.message).toMatch(/^[A-Z].*\.$/)
  expect(await get('/api/admin/imports')).toEqual({ imports: [] })
})

const samples = join(import.meta.dirname, '../../../shared/data/overstat/raw-samples')
if (existsSync(samples)) {
  test('a real file comes in as its preview said', async () => {
    const { upload, get } = await house()
    const bytes = await readFile(join(samples, 'ban_era_6games.json'))
    const preview = await upload('/api/admin/imports/preview', 'ban_era_6games.json', bytes)
    const result = await upload('/api/admin/imports', 'ban_era_6games.json', bytes)
    expect([preview.body.games, preview.body.teamGames]).toEqual([
      result.body.games,
      result.body.teamGames,
    ])
    await expect.poll(async () => (await get('/api/archive')).games).toBe(6)
    const { banStats } = await get('/api/legend_bans')
    expect(banStats).toHaveLength(5)
  })
} else {
  console.warn(`No real files at ${samples}: the test on them does not run here.`)
}
