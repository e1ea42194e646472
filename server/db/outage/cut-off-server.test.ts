import { expect, onTestFinished, test } from 'vitest'
import { followArchive } from '../../archive/archive-version.ts'
import { joinDraft } from '../../draft/test-player.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { openWire } from '../../testing/test-wire.ts'
import { openDatabase } from '../pool.ts'
import { createDatabaseLink } from './database-link.ts'

/** A server with fast limits whose network to the database can go silent, and another one that isn't affected. */
async function twoServers() {
  const other = await buildTestApp()
  const wire = await openWire(other.url)
  const limits = { connectMs: 1500, statementMs: 1000, answerMs: 1200 }
  const db = openDatabase(wire.url, () => {}, limits)
  const databaseLink = createDatabaseLink(1.5)
  const archiveVersion = await followArchive(wire.url, databaseLink, {
    beatMs: 100,
    answerMs: 1000,
  })
  onTestFinished(async () => {
    await archiveVersion.close()
    await db.destroy()
  })
  const server = await buildTestApp({
    db,
    backgroundDb: db,
    databaseUrl: wire.url,
    archiveVersion,
    databaseLink,
  })
  return { other, server, wire, databaseLink }
}

test('a server without its database refuses cached answers too, closes its sockets, and comes back by itself', async () => {
  const { other, server, wire, databaseLink } = await twoServers()
  const { token, headers } = await other.as('user')
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const player = await joinDraft(address, token)
  onTestFinished(async () => player.leave())
  const away: unknown[] = []
  player.socket.on('database_away', (event) => away.push(event))
  const status = async (url: string, given = {}) =>
    (await server.app.inject({ url, headers: given })).statusCode
  expect(await status('/api/archive')).toBe(200)

  wire.fallSilent()
  await expect.poll(() => away).toEqual([{ since: databaseLink.lastAnswer() }])
  await expect.poll(() => player.socket.connected).toBe(false)
  expect(await status('/api/archive')).toBe(503)
  expect(await status('/api/draft', headers)).toBe(503)
  expect(await status('/')).toBe(200)

  wire.recover()
  await expect.poll(() => status('/api/archive')).toBe(200)
  await expect.poll(() => status('/api/draft', headers)).toBe(200)
  await expect.poll(() => player.isSynced()).toBe(true)
  const payload = { legend: 'ash' }
  await other.app.inject({ method: 'POST', url: '/api/ban', payload, headers })
  await expect.poll(() => player.state().banned_legends).toEqual(['ash'])
})
