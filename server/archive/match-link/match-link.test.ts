import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { STATS_CODE_HOST } from '#contract/archive/match-link-address.ts'
import { buildLinkApp } from './test-links.ts'

test('stopped and removed links are not looked at, and their games stay', async () => {
  const { add, send, look, links, get, source } = await buildLinkApp()
  const { body } = await add()
  source.played = 1
  await look()
  expect((await send('POST', `/${body.id}/stop`)).body.message).toBe('Match is no longer followed')
  expect((await send('POST', `/${body.id}/stop`)).status).toBe(404)
  source.played = 2
  await look()
  expect(await links()).toMatchObject([{ games: 1, end: 'stopped' }])
  expect((await send('DELETE', `/${body.id}`)).status).toBe(200)
  expect((await send('DELETE', `/${body.id}`)).status).toBe(404)
  expect(await links()).toEqual([])
  await expect.poll(async () => (await get('/api/archive')).games).toBe(1)
})

test('a match is followed once at a time', async () => {
  const { add, link } = await buildLinkApp()
  await add()
  expect(await add(link.replace('Lobby_2', 'other'))).toMatchObject({
    status: 409,
    body: { error: 'already_followed', message: 'This match is already being followed' },
  })
})

test('links are limited, and ended ones count until they are removed', async () => {
  const { add, coach, db } = await buildLinkApp()
  await sql`insert into match_link (kind, host, code, created_by, ended_at, end_reason)
    select 'overstat', 'x', n, ${coach.id}, now(), 'stopped' from generate_series(1, 20) n`.execute(
    db,
  )
  expect(await add()).toMatchObject({
    status: 409,
    body: { message: '20 match links is the maximum. Remove one to add another.' },
  })
})

test('a host that is not listed, a short link and anything else are refused with a sentence', async () => {
  const { add, port } = await buildLinkApp()
  const refusalOf = async (pasted: string) => {
    const { status, body } = await add(pasted)
    return [status, body.error]
  }
  expect(await refusalOf('https://overstat.gg/tournament/x/1.y')).toEqual([400, 'host_not_allowed'])
  // The same machine on another port is another host.
  expect(await refusalOf(`http://127.0.0.1:${port + 1}/tournament/x/1.y`)).toEqual([
    400,
    'host_not_allowed',
  ])
  expect(await refusalOf('https://overstat.gg/_abc')).toEqual([400, 'short_link'])
  expect(await refusalOf('hello there')).toEqual([400, 'unknown_link'])
  const { body } = await add('a-bare-stats-code')
  expect(body.message).toBe(
    `${STATS_CODE_HOST} isn't allowed. The operator adds hosts to MATCH_LINK_HOSTS.`,
  )
})

test('without listed hosts it is off, and says how to switch it on', async () => {
  const { add, get } = await buildLinkApp(() => [])
  expect(await get('/api/admin/match_links')).toEqual({ hosts: [], links: [] })
  const { status, body } = await add()
  expect([status, body.error]).toEqual([409, 'match_links_off'])
  expect(body.message).toContain('MATCH_LINK_HOSTS')
})

test('links end with the account that made them', async () => {
  const { add, app, as, coach, db } = await buildLinkApp()
  await add()
  const { headers } = await as('admin')
  await app.inject({ method: 'DELETE', url: `/api/admin/users/${coach.id}`, headers })
  expect(await db.selectFrom('match_link').select('id').execute()).toEqual([])
})
