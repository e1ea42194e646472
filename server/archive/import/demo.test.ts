import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importFile } from '../import-file.ts'
import { lockArchive } from '../series-change.ts'
import { file, game, set, team } from '../test-archive.ts'
import { loadDemo } from '../demo/load.ts'
import { buildTestApp } from '../../testing/test-app.ts'

async function testEnv() {
  const built = await buildTestApp()
  const { headers } = await built.as('admin', 'chief')
  const get = async (url: string) => (await built.app.inject({ url, headers })).json()
  const remove = async (url: string) =>
    (await built.app.inject({ method: 'DELETE', url, headers })).json()
  return { ...built, get, remove }
}

test('the demo season is marked, answers, and goes with one call', async () => {
  const { db, get, remove } = await testEnv()
  await loadDemo(db, new Date('2026-11-15T09:00:00Z'))
  await expect
    .poll(() => get('/api/archive'))
    .toEqual({
      hasDemo: true,
      isFilling: false,
      // 80 series of six games with 20 teams; the last one is still being played.
      games: 477,
      teamGames: 9540,
      lastPlayed: expect.any(Number),
    })
  expect((await get('/api/teams')).teams).toHaveLength(80)
  expect((await get('/api/series')).series[0]).toMatchObject({ games: 3, isDemo: true })
  expect((await get('/api/teams')).regions['Alliance']).toBe('EMEA')
  expect((await get('/api/archive')).lastPlayed).toBeLessThan(Date.UTC(2026, 10, 15))
  expect((await remove('/api/admin/demo')).message).toBe('Demo data removed')
  await expect.poll(async () => (await get('/api/archive')).games).toBe(0)
  // After a user removed it, the next start doesn't load it again.
  expect(await loadDemo(db, new Date())).toBe(0)
})

test('a demo season that is taken out while it loads leaves nothing behind', async () => {
  const { db, get, remove } = await testEnv()
  const parts = async () => (await get('/api/admin/imports')).imports.length
  const loading = loadDemo(db, new Date('2026-11-15T09:00:00Z'))
  await expect.poll(parts).toBeGreaterThan(0)
  // The next part waits for the lock behind this transaction, and so does the removal.
  const removal = await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
    const removing = remove('/api/admin/demo')
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(2)
    return { removing }
  })
  await Promise.all([loading, removal.removing])
  const { imports } = await get('/api/admin/imports')
  // Whether the removal or the loader itself undid a part, the list names the administrator.
  const undoers = imports.map(({ undoneBy }: { undoneBy: string | null }) => undoneBy)
  expect(new Set(undoers)).toEqual(new Set(['chief']))
  await expect.poll(async () => (await get('/api/archive')).games).toBe(0)
})

// Finding W6.
test('while the demo season is being loaded into an empty archive, the answer says so', async () => {
  let isLoading = true
  const { app, db } = await buildTestApp({ isFilling: () => isLoading })
  const isFilling = async () => (await app.inject('/api/archive')).json().isFilling
  expect(await isFilling()).toBe(true)
  isLoading = false
  expect(await isFilling()).toBe(false)
  isLoading = true
  const part = [game('m1', 1, '', [team('Owls', 1, 'ash loba seer')])]
  await importFile(db, { ...file('part', [set('Demo', part)]), isDemo: true })
  await expect.poll(isFilling).toBe(false)
})
