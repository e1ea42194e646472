import { expect, test } from 'vitest'
import { getTeam, listMergeSuggestions, listTeams } from '#contract/archive/team-admin.ts'
import { importFile, undoImport } from '../import-file.ts'
import { file, game, playersOf, set, team } from '../test-archive.ts'
import { buildTestApp, createSilentVersion } from '../../testing/test-app.ts'

const COMP = 'ash loba seer'

/** Reed played four games, Team Reed one and Re-ed one. Reed met Fjord, and Team Fjord met no one. */
async function testEnv(change: Parameters<typeof buildTestApp>[0] = {}) {
  const built = await buildTestApp(change)
  const { headers, id: chief } = await built.as('admin', 'chief')
  const lobby = [team('Reed', 1, COMP, { region: 'EMEA' }), team('Fjord', 2, COMP)]
  const games = [1, 2, 3, 4].map((number) => game(`a${number}`, number, '', lobby))
  await importFile(built.db, file('1', [set('A', games)]))
  const one = (mid: string, name: string) =>
    importFile(built.db, file(mid, [set('B', [game(mid, 1, '', [team(name, 1, COMP)])])]))
  await one('b', 'Team Reed')
  const third = await one('c', 'Re-ed')

  const get = async (url: string) => (await built.app.inject({ url, headers })).json()
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await built.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<{ error?: string; message: string }>() }
  }
  const teams = async () => listTeams.output.parse(await get('/api/admin/teams')).teams
  const idOf = async (name: string) => (await teams()).find((row) => row.name === name)?.id ?? 0
  const detail = async (name: string) =>
    getTeam.output.parse(await get(`/api/admin/teams/${await idOf(name)}`))
  const suggested = async () =>
    listMergeSuggestions.output
      .parse(await get('/api/admin/team_merges'))
      .suggestions.map(({ from, into, reason }) => `${from.name} > ${into.name}: ${reason}`)
  const names = async () => (await teams()).map((row) => row.name)
  return { ...built, chief, third, get, send, teams, idOf, detail, suggested, names, one }
}

test('teams are listed with spellings, region and games', async () => {
  const { teams, one } = await testEnv()
  await one('d', 'REED@3')
  await expect.poll(teams).toEqual([
    { id: expect.any(Number), name: 'Fjord', spellings: [], region: null, games: 4 },
    { id: expect.any(Number), name: 'Re-ed', spellings: [], region: null, games: 1 },
    { id: expect.any(Number), name: 'Reed', spellings: ['REED'], region: 'EMEA', games: 5 },
    { id: expect.any(Number), name: 'Team Reed', spellings: [], region: null, games: 1 },
  ])
})

test('merges are suggested with the reason, but not between teams that met', async () => {
  const { suggested, one, db } = await testEnv()
  expect(await suggested()).toEqual(['Re-ed > Reed: punctuation', 'Team Reed > Reed: suffix'])
  await one('e', 'Team Fjord')
  await expect.poll(suggested).toContain('Team Fjord > Fjord: suffix')
  const meeting = [team('Team Fjord', 1, COMP), team('Fjord', 2, COMP)]
  await importFile(db, file('f', [set('C', [game('f', 1, '', meeting)])]))
  await expect.poll(suggested).not.toContain('Team Fjord > Fjord: suffix')
})

test('merges of teams that ours met come first, then those that played last', async () => {
  const { suggested, one, db } = await testEnv({ homeTeam: 'Gulls' })
  await one('g', 'Team Fjord')
  const ours = [team('Gulls', 1, COMP), team('Kite', 2, COMP)]
  await importFile(
    db,
    file('k', [set('K', [game('k', 1, '', ours, { startedAt: 1_500_000_000 })])]),
  )
  await importFile(
    db,
    file('l', [
      set('L', [game('l', 1, '', [team('Team Kite', 1, COMP)], { startedAt: 1_500_000_000 })]),
    ]),
  )
  await importFile(
    db,
    file('n', [
      set('N', [game('n', 1, '', [team('Re-ed', 1, COMP)], { startedAt: 1_900_000_000 })]),
    ]),
  )
  await expect
    .poll(async () => (await suggested()).map((pair) => pair.split(':')[0]))
    .toEqual(['Team Kite > Kite', 'Re-ed > Reed', 'Team Fjord > Fjord', 'Team Reed > Reed'])
})

test('a pair that is kept apart is not suggested again, but its next best candidate is', async () => {
  const { suggested, send, idOf, db, third, one } = await testEnv()
  const keepFromReed = async (name: string) =>
    send('POST', '/api/admin/team_merges/apart', {
      team: await idOf(name),
      other: await idOf('Reed'),
    })
  expect(await keepFromReed('Re-ed')).toMatchObject({ status: 200 })
  await expect.poll(suggested).toEqual(['Team Reed > Reed: suffix'])
  await keepFromReed('Team Reed')
  await expect.poll(suggested).toEqual(['Team Reed > Re-ed: suffix'])
  // The decision remains after the import that added the team is undone.
  await undoImport(db, third.importId, null)
  await expect.poll(suggested).toEqual([])
  await one('c', 'Re-ed')
  await expect.poll(suggested).toEqual(['Team Reed > Re-ed: suffix'])
})

test('a merge moves games and spellings and keeps the chosen name; a split takes it back', async () => {
  const { send, idOf, detail, names, suggested } = await testEnv()
  const url = `/api/admin/teams/${await idOf('Reed')}/merge`
  expect(await send('POST', url, { into: await idOf('Team Reed') })).toMatchObject({
    status: 200,
    message: 'Reed merged into Team Reed',
  })
  await expect.poll(names).toEqual(['Fjord', 'Re-ed', 'Team Reed'])
  expect(await detail('Team Reed')).toMatchObject({
    games: 5,
    spellings: [
      { key: 'reed', spellings: ['Reed'], games: 4 },
      { key: 'team reed', spellings: ['Team Reed'], games: 1 },
    ],
    seasons: [{ season: 2026, games: 5, imported: 'EMEA', chosen: null }],
  })
  const again = await send('POST', url, { into: await idOf('Team Reed') })
  expect([again.status, again.message]).toEqual([404, 'Team not found'])

  const split = await send('POST', '/api/admin/team_spellings/split', { key: 'team reed' })
  expect(split.status).toBe(200)
  await expect.poll(names).toEqual(['Fjord', 'Re-ed', 'Reed', 'Team Reed'])
  expect(await detail('Reed')).toMatchObject({ games: 4 })
  expect(await suggested()).not.toContain('Team Reed > Reed: suffix')
})

test('a merge of teams that met is refused with a sentence', async () => {
  const { send, idOf } = await testEnv()
  const url = `/api/admin/teams/${await idOf('Reed')}/merge`
  expect(await send('POST', url, { into: await idOf('Fjord') })).toMatchObject({
    status: 409,
    error: 'teams_met',
  })
})

/** Otter played once with the three players of Heron, who played twice. */
async function twinEnv() {
  const env = await testEnv()
  const players = playersOf('owl', COMP)
  const lone = (mid: string, name: string) =>
    importFile(
      env.db,
      file(mid, [set('T', [game(mid, 1, '', [team(name, 1, COMP, { players })])])]),
    )
  await lone('t1', 'Heron')
  await lone('t2', 'Heron')
  await lone('t3', 'Otter')
  await expect.poll(env.names).toContain('Otter')
  const read = async () =>
    listMergeSuggestions.output.parse(await env.get('/api/admin/team_merges'))
  const mergeAll = async (...pairs: (readonly [string, string])[]) =>
    env.send('POST', '/api/admin/team_merges', {
      merges: await Promise.all(
        pairs.map(async ([from, into]) => ({
          from: await env.idOf(from),
          into: await env.idOf(into),
        })),
      ),
    })
  return { ...env, read, mergeAll }
}

test('a suggestion names the players whom both teams share', async () => {
  const { read } = await twinEnv()
  const { suggestions } = await read()
  const found = suggestions.map(({ from, reason, shared }) => [from.name, { reason, shared }])
  expect(Object.fromEntries(found)).toEqual({
    Otter: { reason: 'roster', shared: ['owl 0', 'owl 1', 'owl 2'] },
    'Re-ed': { reason: 'punctuation', shared: [] },
    'Team Reed': { reason: 'suffix', shared: [] },
  })
})

test('chosen teams are merged in one step, and one undo brings all of them back', async () => {
  const { mergeAll, read, names, detail, send, teams, idOf } = await twinEnv()
  const region = `/api/admin/teams/${await idOf('Re-ed')}/region`
  await send('PUT', region, { season: 2025, region: 'NA' })
  const before = await teams()
  // Team Reed goes to Reed by way of Re-ed, which is merged first.
  const answer = await mergeAll(['Otter', 'Heron'], ['Re-ed', 'Reed'], ['Team Reed', 'Re-ed'])
  expect(answer).toMatchObject({ status: 200, message: '3 teams merged' })
  expect(await names()).toEqual(['Fjord', 'Heron', 'Reed'])
  expect(await detail('Reed')).toMatchObject({ games: 6 })
  const { suggestions, lastMerge } = await read()
  expect(suggestions).toEqual([])
  expect(lastMerge).toMatchObject({
    by: 'chief',
    merges: [
      { from: 'Otter', into: 'Heron' },
      { from: 'Re-ed', into: 'Reed' },
      { from: 'Team Reed', into: 'Reed' },
    ],
  })
  const url = `/api/admin/team_merges/${lastMerge?.id}`
  expect(await send('DELETE', url)).toMatchObject({ status: 200, message: 'Merge undone' })
  expect(await teams()).toEqual(before)
  expect((await detail('Re-ed')).seasons[1]).toMatchObject({ season: 2025, chosen: 'NA' })
  // Undone as if it had never been: the merges are suggested again.
  expect((await read()).suggestions).toHaveLength(3)
  expect((await send('DELETE', url)).status).toBe(404)
})

test('if one of the merges is impossible, none is done', async () => {
  const { mergeAll, names } = await twinEnv()
  const before = await names()
  expect(await mergeAll(['Otter', 'Heron'], ['Fjord', 'Reed'])).toMatchObject({
    status: 409,
    message: "Fjord and Reed played against each other, so they can't be merged",
  })
  expect((await mergeAll(['Otter', 'Heron'], ['Heron', 'Otter'])).status).toBe(400)
  expect((await mergeAll(['Otter', 'Heron'], ['Otter', 'Reed'])).status).toBe(400)
  expect((await mergeAll(['Otter', 'nobody'])).status).toBe(400)
  expect(await names()).toEqual(before)
})

test('a merge whose names were split since is not undone', async () => {
  const { mergeAll, send, read } = await twinEnv()
  await mergeAll(['Otter', 'Heron'])
  const { lastMerge } = await read()
  await send('POST', '/api/admin/team_spellings/split', { key: 'otter' })
  expect(await send('DELETE', `/api/admin/team_merges/${lastMerge?.id}`)).toMatchObject({
    status: 409,
    error: 'teams_changed',
  })
})

test('a renamed team is found by its old name, and no name is given twice', async () => {
  const { send, idOf, detail, names, one, db, third } = await testEnv()
  const url = `/api/admin/teams/${await idOf('Re-ed')}/name`
  expect(await send('PUT', url, { name: '  Copper\tOwls@4 ' })).toMatchObject({
    status: 200,
    message: 'Team renamed to Copper Owls',
  })
  await expect.poll(names).toEqual(['Copper Owls', 'Fjord', 'Reed', 'Team Reed'])
  await one('d', 'Re-ed')
  expect(await detail('Copper Owls')).toMatchObject({
    games: 2,
    spellings: [
      { key: 're-ed', spellings: ['Re-ed'], games: 2 },
      { key: 'copper owls', spellings: ['Copper Owls'], games: 0 },
    ],
  })
  expect(await send('PUT', url, { name: 'reed' })).toMatchObject({
    status: 409,
    error: 'name_taken',
    message:
      'reed is already a name of Reed. If they are the same team, merge them. If not, split the name off first.',
  })
  expect(await send('PUT', url, { name: ' @4' })).toMatchObject({
    status: 400,
    message: 'Enter a team name',
  })
  // Normalized, each of these is eighteen letters.
  expect(await send('PUT', url, { name: '\uFDFA'.repeat(100) })).toMatchObject({ status: 400 })
  expect((await send('PUT', '/api/admin/teams/999999/name', { name: 'X' })).status).toBe(404)

  await send('PUT', url, { name: 'COPPER OWLS' })
  await undoImport(db, third.importId, null)
  await one('e', 'RE-ED')
  expect(await detail('COPPER OWLS')).toMatchObject({ games: 2 })
})

test('a region is chosen for a season, goes along in a merge, and is left to the files again', async () => {
  const { send, idOf, detail } = await testEnv()
  const url = `/api/admin/teams/${await idOf('Team Reed')}/region`
  await send('PUT', url, { season: 2026, region: 'NA' })
  expect((await detail('Team Reed')).seasons).toEqual([
    { season: 2026, games: 1, imported: null, chosen: 'NA' },
  ])
  const merge = `/api/admin/teams/${await idOf('Team Reed')}/merge`
  await send('POST', merge, { into: await idOf('Reed') })
  const merged = { season: 2026, games: 5, imported: 'EMEA' }
  expect((await detail('Reed')).seasons).toEqual([{ ...merged, chosen: 'NA' }])
  const own = `/api/admin/teams/${await idOf('Reed')}/region`
  await send('PUT', own, { season: 2026, region: null })
  expect((await detail('Reed')).seasons).toEqual([{ ...merged, chosen: null }])
  expect(await send('PUT', own, { season: 1970, region: 'NA' })).toMatchObject({
    status: 200,
    message: 'Region changed for games without a date',
  })
  expect(await send('PUT', own, { season: 1971, region: 'NA' })).toMatchObject({ status: 400 })
})

test('who changes the archive sees so at once, also where the telling comes late', async () => {
  const { send, idOf, names, suggested } = await testEnv({ archiveVersion: createSilentVersion() })
  expect(await suggested()).toHaveLength(2)
  const [reed, other] = [await idOf('Reed'), await idOf('Re-ed')]
  await send('POST', '/api/admin/team_merges/apart', { team: other, other: reed })
  expect(await suggested()).toEqual(['Team Reed > Reed: suffix'])
  await send('POST', `/api/admin/teams/${await idOf('Team Reed')}/merge`, { into: reed })
  expect(await names()).toEqual(['Fjord', 'Re-ed', 'Reed'])
})
