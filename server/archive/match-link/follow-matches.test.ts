import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fileImports } from '../../file-imports.ts'
import { WITH_BANS } from '../ingest/testing/test-overstat-files.ts'
import { buildLinkApp, EVERY_S } from './test-links.ts'
import { SOURCE_CODE } from './test-source.ts'

test('each finished game of a followed match is imported, and no game twice', async () => {
  const { add, look, links, get, source } = await buildLinkApp()
  expect((await add()).body).toMatchObject({ success: true, message: 'Match is being followed' })
  await look()
  expect(await links()).toMatchObject([
    { kind: 'overstat', code: '9301', createdBy: 'coach', games: 0, fault: null, end: null },
  ])
  for (const played of [1, 2, 3]) {
    source.played = played
    await look()
    expect(await links()).toMatchObject([{ games: played, fault: null }])
    await expect.poll(async () => (await get('/api/archive')).games).toBe(played)
  }
  const { imports } = await get('/api/admin/imports')
  expect(imports).toMatchObject([
    { fileName: 'overstat 9301.json', importedBy: 'coach', games: 3, format: 'overstat' },
    { games: 2 },
    { games: 1 },
  ])
  // The bans of games 1 and 2: name and settings of the match were fetched too.
  const { series } = await get('/api/series')
  expect(series).toMatchObject([{ event: 'Lantern Scrim Lobby 2 6/14/2025', games: 3 }])
  expect((await get('/api/legend_bans')).banStats).toHaveLength(2)
})

test('a look without a new game is one request and no import', async () => {
  const { add, look, get, source } = await buildLinkApp()
  await add()
  source.played = 1
  await look()
  expect(source.requests).toEqual([
    '/api/stats/9301/overall',
    '/api/match/9301',
    '/api/settings/match/9301',
  ])
  source.requests = []
  await look()
  expect(source.requests).toEqual(['/api/stats/9301/overall'])
  expect((await get('/api/admin/imports')).imports).toHaveLength(1)
})

test('a link is looked at again after its interval, not before', async () => {
  const { add, look, openFollower, source, db } = await buildLinkApp()
  await add()
  await look()
  await openFollower().lookAtDue()
  expect(source.requests).toHaveLength(1)
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from next_look_at - looked_at)::integer as wait from match_link`.execute(
    db,
  )
  expect(rows).toEqual([{ wait: EVERY_S }])
})

test('games that a file has brought already are not doubled', async () => {
  const { app, add, look, links, get, source, coach } = await buildLinkApp()
  await app.inject({
    method: 'POST',
    url: `/api/admin/imports?name=${WITH_BANS.name}`,
    headers: { ...coach.headers, 'content-type': 'application/octet-stream' },
    payload: WITH_BANS.bytes,
  })
  await add()
  source.played = 4
  await look()
  expect(await links()).toMatchObject([{ games: 4 }])
  await expect.poll(async () => (await get('/api/admin/imports')).imports).toHaveLength(2)
  expect(await get('/api/archive')).toMatchObject({ games: 6, teamGames: 48 })
})

test('an undone import stays undone: its link ends', async () => {
  const { add, look, links, get, remove, source } = await buildLinkApp()
  await add()
  source.played = 2
  await look()
  const { imports } = await get('/api/admin/imports')
  await remove(`/api/admin/imports/${imports[0].id}`)
  source.played = 3
  await look()
  expect(await links()).toMatchObject([{ games: 2, end: 'undone' }])
  await expect.poll(async () => (await get('/api/archive')).games).toBe(0)
  // Followed again, it brings its games again.
  expect((await add()).status).toBe(200)
  await look()
  await expect.poll(async () => (await get('/api/archive')).games).toBe(3)
})

test('a stats code is followed under the given name, and stays secret', async () => {
  const { add, look, links, get, source, codeLink, send, db } = await buildLinkApp()
  const { body } = await add(codeLink, 'Friday/Lobby 1')
  source.played = 2
  await look()
  expect(await links()).toMatchObject([{ kind: 'statscode', code: 'cret', games: 2 }])
  expect((await get('/api/admin/imports')).imports).toMatchObject([
    { fileName: 'Friday-Lobby 1.json', format: 'statscode', games: 2 },
  ])
  await send('POST', `/${body.id}/stop`)
  const rows = await db.selectFrom('match_link').selectAll().execute()
  expect(JSON.stringify([rows, await get('/api/admin/match_links')])).not.toContain(SOURCE_CODE)
})

test('a stats code without a name is named after its day', async () => {
  const { add, look, links, get, source, codeLink } = await buildLinkApp()
  await add(codeLink)
  source.played = 1
  await look()
  const [link] = await links()
  const day = new Date(link?.createdAt ?? 0).toISOString().slice(0, 10)
  expect((await get('/api/admin/imports')).imports).toMatchObject([
    { fileName: `Stats code ${day}.json` },
  ])
})

test('a match without settings is imported without bans', async () => {
  const { add, look, get, source } = await buildLinkApp()
  await add()
  Object.assign(source, { played: 2, trouble: 'no settings' })
  await look()
  expect((await get('/api/admin/imports')).imports).toMatchObject([{ games: 2 }])
  expect((await get('/api/legend_bans')).banStats).toEqual([])
})

test.each([
  ['error', 'answered with an error (503).'],
  ['redirect', "redirects to another address, which isn't followed."],
  ['large', 'is larger than'],
  ['endless', 'is larger than'],
  ['slow', "didn't answer within 2 seconds."],
  ['nonsense', 'answered with a web page instead of match data.'],
  ['empty', "can't be read."],
] as const)(
  'trouble with the source (%s) is a sentence, and it recovers',
  async (trouble, says) => {
    const { add, look, links, source, db } = await buildLinkApp()
    await add()
    Object.assign(source, { played: 1, trouble })
    await look()
    const [failed] = await links()
    expect(failed?.fault).toMatch(/^[A-Z\d].*\.$/)
    expect(failed).toMatchObject({ fault: expect.stringContaining(says), games: 0, end: null })
    await look()
    const { rows } = await sql<{ failures: number; wait: number }>`
    select failures, extract(epoch from next_look_at - looked_at)::integer as wait
    from match_link`.execute(db)
    expect(rows).toEqual([{ failures: 2, wait: 4 * EVERY_S }])
    source.trouble = null
    await look()
    expect(await links()).toMatchObject([{ fault: null, games: 1 }])
  },
)

test('a match that the source does not know is a sentence', async () => {
  const { add, look, links, link, host } = await buildLinkApp()
  await add(link.replace('9301', '77'))
  await look()
  expect(await links()).toMatchObject([{ fault: `${host} doesn't know this match.` }])
})

test('a name that leads to a private address is refused, and nothing is sent there', async () => {
  const { add, look, links, source, port } = await buildLinkApp((own) => [
    `http://localhost:${own}`,
  ])
  await add(`http://localhost:${port}/tournament/lantern/9301.x`)
  await look()
  expect(await links()).toMatchObject([
    { fault: expect.stringContaining('is an address of a private network.'), games: 0 },
  ])
  expect(source.requests).toEqual([])
})

const refuse = async () => {
  throw new Error('a fault of ours')
}

test('an import that is refused is a sentence and is tried again', async () => {
  const { add, look, links, openFollower, source } = await buildLinkApp()
  await add()
  source.played = 1
  await openFollower({ store: refuse }).lookAtDue()
  expect(await links()).toMatchObject([
    { fault: 'The check failed. See the server log for details.', games: 0 },
  ])
  await look()
  expect(await links()).toMatchObject([{ fault: null, games: 1 }])
})

test('of two servers one looks, and a server that dies frees the link', async () => {
  const { openFollower, add, links, source, db } = await buildLinkApp()
  await add()
  source.played = 1
  const busy = Promise.withResolvers<never>()
  const reached = Promise.withResolvers<void>()
  const dying = openFollower({
    read: () => {
      reached.resolve()
      return busy.promise
    },
  })
  const dead = dying.lookAtDue()
  await reached.promise
  await openFollower().lookAtDue()
  expect(source.requests).toHaveLength(1)
  await sql`update match_link set leased_until = now() - interval '1 second'`.execute(db)
  await openFollower().lookAtDue()
  expect(await links()).toMatchObject([{ games: 1, fault: null }])
  // What the dead server would have written no longer counts.
  busy.reject(new Error('too late'))
  await dead
  expect(await links()).toMatchObject([{ games: 1, fault: null }])
})

test('a match that is no longer followed when its games arrive brings none', async () => {
  const { openFollower, add, get, source, send, db } = await buildLinkApp()
  const { body } = await add()
  source.played = 1
  const { read } = fileImports(db, null)
  await openFollower({
    read: async (name, bytes) => {
      await send('POST', `/${body.id}/stop`)
      return read(name, bytes)
    },
  }).lookAtDue()
  expect((await get('/api/admin/imports')).imports).toEqual([])
})

test('a server that stops leaves its link to the others', async () => {
  const { openFollower, add, links, source, db } = await buildLinkApp()
  await add()
  source.trouble = 'slow'
  const stopping = openFollower()
  const stopped = stopping.lookAtDue()
  await expect.poll(() => source.requests.length).toBe(1)
  stopping.stop()
  await stopped
  expect(await links()).toMatchObject([{ fault: null, lookedAt: null }])
  Object.assign(source, { trouble: null, played: 1 })
  await openFollower().lookAtDue()
  expect(await links()).toMatchObject([{ games: 1 }])
  expect(await db.selectFrom('match_link').select('lease').execute()).toEqual([{ lease: null }])
})

test.each([
  ['quiet', "created_at = now() - interval '181 minutes'"],
  [
    'quiet',
    "created_at = now() - interval '10 hours', last_game_at = now() - interval '181 minutes'",
  ],
  ['old', "created_at = now() - interval '25 hours', last_game_at = now()"],
])('a link ends by itself (%s)', async (end, change) => {
  const { add, look, links, source, db } = await buildLinkApp()
  await add()
  await sql`update match_link set ${sql.raw(change)}`.execute(db)
  await look()
  expect(await links()).toMatchObject([{ end }])
  expect(source.requests).toEqual([])
})

test('a link goes on while games keep coming', async () => {
  const { add, look, links, source, db } = await buildLinkApp()
  await add()
  await sql`update match_link set created_at = now() - interval '10 hours',
    last_game_at = now() - interval '179 minutes'`.execute(db)
  source.played = 1
  await look()
  expect(await links()).toMatchObject([{ games: 1, end: null }])
})

test('a host that the operator no longer lists is not contacted', async () => {
  const { add, links, source, db, look } = await buildLinkApp()
  await add()
  await sql`update match_link set host = 'gone.example'`.execute(db)
  await look()
  expect(await links()).toMatchObject([
    { fault: "gone.example isn't allowed. The operator adds hosts to MATCH_LINK_HOSTS." },
  ])
  expect(source.requests).toEqual([])
})

// Finding X10.
test('a match is not kept waiting by others whose source does not answer', async () => {
  const { add, links, link, source, openFollower } = await buildLinkApp()
  for (let match = 8801; match <= 8806; match += 1) await add(link.replace('9301', String(match)))
  await add()
  source.played = 1
  const follower = openFollower({}, 60_000)
  const looking = follower.lookAtDue()
  await expect.poll(async () => (await links())[0]).toMatchObject({ code: '9301', games: 1 })
  expect((await links()).slice(1).map(({ lookedAt }) => lookedAt)).toEqual(Array(6).fill(null))
  follower.stop()
  await looking
})

test('however many sources do not answer, a match whose last look worked is looked at', async () => {
  const { add, links, link, source, openFollower, db } = await buildLinkApp()
  await add()
  for (let match = 8801; match <= 8809; match += 1) await add(link.replace('9301', String(match)))
  await sql`update match_link set failures = 1 where code like '88%'`.execute(db)
  await sql`update match_link set next_look_at = now() + interval '1 hour' where code = '9301'`.execute(
    db,
  )
  const follower = openFollower({}, 60_000)
  const first = follower.lookAtDue()
  await expect.poll(() => source.requests.length).toBe(4)
  source.played = 1
  await sql`update match_link set next_look_at = now() where code = '9301'`.execute(db)
  await follower.lookAtDue()
  expect((await links()).find(({ code }) => code === '9301')).toMatchObject({ games: 1 })
  follower.stop()
  await first
})
