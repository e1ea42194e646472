import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { getFeedWebhook, getWebhook } from '#contract/series/webhook.ts'
import { importFile } from '../../archive/import-file.ts'
import { file, game, playersOf, set, team } from '../../archive/test-archive.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { seriesDescriber } from '../../describe-series.ts'
import { gamePoster } from './post-games.ts'
import { startTestChannel } from './test-channel.ts'

/** Forecasts need players. */
const played = (name: string, placement: number, legends: string) =>
  team(name, placement, legends, { players: playersOf(name, legends) })

const FIRST = game('h1', 1, '', [
  played('Owls', 1, 'ash loba seer'),
  played('_Fjord_', 2, 'ash crypto fuse'),
  played('Reed', 3, 'alter loba fuse'),
])
const SECOND = game('h2', 2, 'ash', [
  played('Owls', 2, 'crypto loba seer'),
  played('_Fjord_', 1, 'alter crypto fuse'),
  played('Reed', 3, 'alter crypto fuse'),
])
const logger = pino({ level: 'silent' })

const harbor = (...games: (typeof FIRST)[]) =>
  file(`harbor ${games.length}`, [set('Harbor Open', games)])

async function testEnv(hosts?: readonly string[]) {
  const channel = await startTestChannel()
  onTestFinished(channel.stop)
  const listed = hosts ?? [channel.host]
  const env = await buildTestApp({ webhookHosts: listed })
  const { app, db, archiveVersion } = env
  const editor = await env.as('editor', 'coach')
  await importFile(db, harbor(FIRST))
  const { id } = await db.selectFrom('series').select('id').executeTakeFirstOrThrow()
  const describe = seriesDescriber(db, archiveVersion, 'points')
  const poster = gamePoster({ db, hosts: listed, describe, logger })
  onTestFinished(() => poster.stop())
  const send = async (method: 'PUT' | 'DELETE', payload?: object, { headers } = editor) => {
    const url = `/api/series/${id}/webhook`
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const get = async () => {
    const answer = await app.inject({ url: `/api/series/${id}/webhook`, headers: editor.headers })
    return getWebhook.output.parse(answer.json())
  }
  const tryAgain = () => db.updateTable('series_webhook').set({ next_try_at: new Date() }).execute()
  return { ...env, channel, editor, send, get, tryAgain, post: () => poster.postDue() }
}

test('chances to finish in the top 5 are posted only if they were asked for', async () => {
  const { channel, db, send, get, post, tryAgain } = await testEnv()
  await send('PUT', { url: channel.url })
  expect((await get()).webhook).toMatchObject({ hasFinish: false })
  expect((await get()).preview).not.toContain('Top 5 at the end')
  await send('PUT', { url: channel.url, hasFinish: true })
  expect((await get()).webhook).toMatchObject({ hasFinish: true })
  // Three teams: each of them is certain to be among five.
  const line = /^Top 5 at the end, forecast: Owls >99%, .*Reed >99%$/m
  expect((await get()).preview).toMatch(line)
  await importFile(db, harbor(FIRST, SECOND))
  await tryAgain()
  await post()
  expect(channel.posts[0]?.content).toMatch(/^Top 5 at the end, forecast: .*Owls >99%/m)
})

test('a new game is posted once with its result, the ban and the chances of the next one', async () => {
  const { channel, db, send, get, post } = await testEnv()
  expect((await send('PUT', { url: channel.url })).body.message).toBe('New games will be posted')
  await post()
  // The first game had been played before.
  expect(channel.posts).toEqual([])
  expect((await get()).webhook).toMatchObject({ createdBy: 'coach', sent: null, fault: null })

  await importFile(db, harbor(FIRST, SECOND))
  await post()
  await post()
  expect(channel.posts).toHaveLength(1)
  const [sent] = channel.posts
  expect(sent).toMatchObject({ flags: 4, allowed_mentions: { parse: [] } })
  // Two kills a game, and 12, 9 and 7 for the places. Three teams picked Crypto.
  expect(sent?.content.split('\n').slice(0, 6)).toEqual([
    '**Harbor Open, Game 2 on Storm Point**',
    '1. \\_Fjord\\_, 14 points (Alter, Crypto, Fuse)',
    '2. Owls, 11 points (Crypto, Loba, Seer)',
    '3. Reed, 9 points (Alter, Crypto, Fuse)',
    'Standings: 1. Owls 25, 1. \\_Fjord\\_ 25, 3. Reed 18',
    'Banned now: Crypto (picked by 3 teams)',
  ])
  expect(sent?.content).toMatch(/\nNext ban, forecast: \w.* \d+%, .* \d+%, .* \d+%$/)
  expect(await get()).toMatchObject({ webhook: { sent: { game: 2 } }, preview: sent?.content })
})

test('a game that another server posts at the same time is not posted again', async () => {
  const { channel, db, send, post } = await testEnv()
  await send('PUT', { url: channel.url })
  await importFile(db, harbor(FIRST, SECOND))
  const waiting = sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const posting = await db.transaction().execute(async (other) => {
    await other.selectFrom('series_webhook').select('id').forUpdate().execute()
    const late = post()
    // It has read that a game is due.
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    // The beginning of this transaction, so the next try is due.
    const at = sql<Date>`now()`
    await other
      .updateTable('series_webhook')
      .set({ last_game: 2, sent_at: at, next_try_at: at })
      .execute()
    return { late }
  })
  await posting.late
  expect(channel.posts).toEqual([])
})

test('the address is a secret: no answer has it', async () => {
  const { channel, send, get } = await testEnv()
  await send('PUT', { url: channel.url })
  const answer = await get()
  expect(JSON.stringify(answer)).not.toContain('very-secret')
  expect(answer.webhook?.host).toBe(new URL(channel.host).host)
})

test('a refused post is told and tried again later, as the channel asks', async () => {
  const { channel, db, send, get, post, tryAgain } = await testEnv()
  await send('PUT', { url: channel.url })
  await importFile(db, harbor(FIRST, SECOND))
  channel.answers.push({ status: 429, retryAfter: '120' }, { status: 500 })
  await post()
  expect((await get()).webhook?.fault).toMatch(/answered with an error \(429\)\.$/)
  const { next_try_at } = await db
    .selectFrom('series_webhook')
    .select('next_try_at')
    .executeTakeFirstOrThrow()
  expect(next_try_at.getTime() - Date.now()).toBeGreaterThan(60_000)
  await post()
  expect(channel.answers).toHaveLength(1)
  await tryAgain()
  await post()
  expect((await get()).webhook?.fault).toMatch(/\(500\)/)
  await tryAgain()
  await post()
  expect(channel.posts).toHaveLength(1)
  expect((await get()).webhook).toMatchObject({ sent: { game: 2 }, fault: null })
})

test('other hosts, other schemes and addresses with a password are refused with a sentence', async () => {
  const { send } = await testEnv(['discord.com'])
  const codeOf = async (url: string) => (await send('PUT', { url })).body.error
  expect(await codeOf('https://example.com/hook')).toBe('host_not_allowed')
  expect(await codeOf('http://discord.com/api/webhooks/1/x')).toBe('host_not_allowed')
  expect(await codeOf('https://me:secret@discord.com/x')).toBe('bad_address')
  expect(await codeOf('ftp://discord.com/x')).toBe('bad_address')
  expect(await codeOf('hello')).toBe('bad_address')
})

test('a host that is no longer listed gets nothing', async () => {
  const { channel, db, send, get, archiveVersion } = await testEnv()
  await send('PUT', { url: channel.url })
  await importFile(db, harbor(FIRST, SECOND))
  const describe = seriesDescriber(db, archiveVersion, 'points')
  await gamePoster({ db, hosts: ['discord.com'], describe, logger }).postDue()
  expect(channel.posts).toEqual([])
  expect((await get()).webhook?.fault).toContain('WEBHOOK_HOSTS')
})

test('without listed hosts it is off, and says how to switch it on', async () => {
  const { send, get, channel } = await testEnv([])
  expect(await get()).toMatchObject({ hosts: [], webhook: null })
  expect((await send('PUT', { url: channel.url })).body).toMatchObject({
    error: 'webhooks_off',
    message: expect.stringContaining('WEBHOOK_HOSTS'),
  })
})

test('a removed webhook posts nothing, and an old one removes itself', async () => {
  const { channel, db, send, get, post } = await testEnv()
  await send('PUT', { url: channel.url })
  expect((await send('DELETE')).status).toBe(200)
  expect((await send('DELETE')).status).toBe(404)
  await send('PUT', { url: channel.url })
  await db
    .updateTable('series_webhook')
    .set({ created_at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) })
    .execute()
  await importFile(db, harbor(FIRST, SECOND))
  await post()
  expect(channel.posts).toEqual([])
  expect((await get()).webhook).toBeNull()
})

// Finding L11.
test('a feed posts its first game, and those of its next series, without being set again', async () => {
  const { app, db, channel, editor, post } = await testEnv()
  const { id: feed } = await db
    .insertInto('live_feed')
    .values({ name: 'Lobby 1', token_hash: Buffer.alloc(32), created_by: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const url = `/api/live-feeds/${feed}/webhook`
  const { headers } = editor
  const payload = { url: channel.url }
  const get = async () => getFeedWebhook.output.parse((await app.inject({ url, headers })).json())
  const receive = async (...sent: Parameters<typeof file>) => {
    const { importId } = await importFile(db, file(...sent))
    await db.updateTable('import').set({ live_feed_id: feed }).where('id', '=', importId).execute()
  }
  expect((await app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
  const missing = await app.inject({ url: '/api/live-feeds/99/webhook', headers })
  expect(missing.statusCode).toBe(404)
  expect(await get()).toMatchObject({ preview: 'No game yet.', webhook: { sent: null } })
  await post()
  expect(channel.posts).toEqual([])

  const monday = [
    game('m1', 1, '', [played('Owls', 1, 'ash loba seer')], { startedAt: 1_760_000_000 }),
  ]
  await receive('monday', [set('Lobby 1, Monday', monday)])
  await post()
  await post()
  const tuesday = [
    game('t1', 1, '', [played('Owls', 1, 'ash loba seer')], { startedAt: 1_760_086_400 }),
  ]
  await receive('tuesday', [set('Lobby 1, Tuesday', tuesday)])
  await post()
  expect(channel.posts.map(({ content }) => content.split('\n')[0])).toEqual([
    '**Lobby 1, Monday, Game 1 on Storm Point**',
    '**Lobby 1, Tuesday, Game 1 on Storm Point**',
  ])
  expect((await get()).webhook).toMatchObject({ sent: { game: 1 } })
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
  expect((await get()).webhook).toBeNull()
})
