import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getLegendBans } from '#contract/stats/stats.ts'
import { WITH_BANS } from '../ingest/testing/test-overstat-files.ts'
import { SAMPLE_PASSWORD } from '../ingest/testing/test-overstat-settings.ts'
import { buildImportApp } from './test-import.ts'

const HEADER = 'event,set,game,mid,started_at,map,team,region,placement,player,legend,kills'

/** A game with teams of three. */
const gameLines = (game: number, mid = `g${game}`, teams = ['Alliance', 'Copper Owls']) =>
  teams
    .flatMap((name, place) =>
      ['Ash', 'Crypto', 'Newcastle'].map(
        (legend) =>
          `Scrim,1,${game},${mid},2026-10-01T18:${game}0:00Z,Storm Point,${name},EMEA,${place + 1},${name} ${legend},${legend},1`,
      ),
    )
    .join('\n')

const games = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, i) => gameLines(i + 1))].join('\n')

/** One game with two teams of three. */
const sheet = (mid: string, teams?: string[]) => [HEADER, gameLines(1, mid, teams)].join('\n')

test('a file with absurdly many kills is imported like any other', async () => {
  const { upload, get } = await buildImportApp()
  // 1,000,000 kills of each player are the maximum of a file; 3,000,012 points squared exceed 32 bits.
  const absurd = sheet('m1').replaceAll(/,1$/gm, ',1000000')
  expect(await upload('/api/admin/imports', 'a.csv', absurd)).toMatchObject({ status: 200 })
  expect(await get('/api/archive')).toMatchObject({ games: 1 })
})

test('a preview tells what a file holds and writes nothing', async () => {
  const { upload, get } = await buildImportApp()
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
  const { upload, get } = await buildImportApp()
  const rows = [1, 2, 3].map((game) => `Alliance,${game},1,7`)
  const table = ['Team,Game,Placement,Kills', ...rows].join('\n')
  const { body } = await upload('/api/admin/imports/preview', 'a.csv', table)
  expect(body.findings).toContainEqual({
    kind: 'made_up_id',
    games: [1, 2, 3],
    team: null,
    found: 'no match ID',
    action: 'an ID was created from the game data',
  })
  await upload('/api/admin/imports', 'a.csv', table)
  const { imports } = await get('/api/admin/imports')
  expect(imports).toMatchObject([{ findings: body.findings.length }])
  // Finding L10: what was found can still be read after the import.
  const stored = await get(`/api/admin/imports/${imports[0].id}/findings`)
  expect(stored).toEqual({ findings: body.findings })
})

test('a file without games is previewed, but not imported', async () => {
  const { upload, get } = await buildImportApp()
  const preview = await upload('/api/admin/imports/preview', 'a.csv', HEADER)
  expect(preview.body).toMatchObject({ games: 0, findings: [{ kind: 'no_games' }] })
  expect(await upload('/api/admin/imports', 'a.csv', `${HEADER}\n,,,,,,,,,,,`)).toMatchObject({
    status: 400,
    body: {
      error: 'nothing_to_import',
      message: 'Nothing to import: this file has no games',
    },
  })
  expect(await get('/api/admin/imports')).toEqual({ imports: [] })
})

test('an import is in the history with who and when, once, and can be undone once', async () => {
  const { upload, get, remove } = await buildImportApp()
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

// Finding R9.
test('an import says how many games were there already, and which series its newest game belongs to', async () => {
  const { upload, get } = await buildImportApp()
  const first = await upload('/api/admin/imports', 'a.csv', games(2))
  expect(first.body).toMatchObject({ message: '2 games imported', knownGames: 0 })
  const next = await upload('/api/admin/imports', 'b.csv', games(3))
  expect(next.body).toMatchObject({
    message: '1 new game imported, 2 already there',
    games: 3,
    knownGames: 2,
  })
  const { series } = await get('/api/series')
  expect(series).toMatchObject([{ id: next.body.series, games: 3 }])
  // The second file has taken over the series of the first, also for who imports that again.
  const again = await upload('/api/admin/imports', 'a again.csv', games(2))
  expect(again.body).toMatchObject({ isNew: false, series: next.body.series })
})

test('a new team that looks like a known one is suggested for merging', async () => {
  const { upload } = await buildImportApp()
  await upload('/api/admin/imports', 'a.csv', sheet('m1'))
  const next = sheet('m2', ['Team Alliance', 'Driftline'])
  const { body } = await upload('/api/admin/imports/preview', 'b.csv', next)
  expect(body.newTeams).toEqual([
    { name: 'Team Alliance', suggestion: { into: 'Alliance', reason: 'suffix', shared: [] } },
    { name: 'Driftline', suggestion: null },
  ])
})

test('a new team is no candidate for one that it meets in the file, or that it is kept apart from', async () => {
  const { upload, db } = await buildImportApp()
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
  const { upload, get, app, as } = await buildImportApp()
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
    expect(body.message).toContain('Alliance and Copper Owls are merged into one team')
  }
  // Two new teams in the same game are two teams.
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
  [
    'a game with very many empty teams',
    `{"matchId":"m","games":[{"teams":[${'{"overall_stats":{}},'.repeat(19_000)}{"overall_stats":{}}]}]}`,
  ],
])('a file of %s is refused with a sentence and leaves nothing', async (_, content) => {
  const { upload, get } = await buildImportApp()
  const { status, body } = await upload('/api/admin/imports', 'x', content)
  expect([status, body.success]).toEqual([400, false])
  expect(body.message).toMatch(/^[A-Z].*\.$/)
  expect(await get('/api/admin/imports')).toEqual({ imports: [] })
})

test('an overstat file is imported as its preview says, bans and all, and without its password', async () => {
  const { upload, get, remove, db } = await buildImportApp()
  const { name, bytes } = WITH_BANS
  const preview = await upload('/api/admin/imports/preview', name, bytes)
  expect(preview.body).toMatchObject({
    format: 'overstat',
    sets: [{ event: 'Lantern Scrim Lobby 2 6/14/2025', games: 6, teams: 8 }],
    games: 6,
    knownGames: 0,
    teamGames: 48,
  })
  const result = await upload('/api/admin/imports', name, bytes)
  expect(result.body).toMatchObject({ games: 6, teamGames: 48 })
  await expect.poll(async () => (await get('/api/archive')).games).toBe(6)
  // The most picked legends of games 1 to 5. The most picked one of the last game isn't banned in any game.
  expect(getLegendBans.output.parse(await get('/api/legend_bans'))).toEqual({
    series: 1,
    banStats: ['Wraith', 'Alter', 'Sparrow', 'Ash', 'Fuse']
      .map((legendName, index) => ({
        legendName,
        banCount: 1,
        avgGameBanned: index + 1,
        mostCommonGameBan: index + 1,
        banRate: 1,
        games: [{ game: index + 1, bans: 1 }],
      }))
      .toSorted((a, b) => a.legendName.localeCompare(b.legendName)),
  })
  const { rows } = await sql<{ text: string }>`
    select jsonb_agg(to_jsonb(import))::text as text from import`.execute(db)
  expect(rows[0]?.text).toContain('secret_dropped')
  expect(rows[0]?.text).not.toContain(SAMPLE_PASSWORD)
  await remove(`/api/admin/imports/${result.body.importId}`)
  await expect.poll(async () => (await get('/api/archive')).games).toBe(0)
})
