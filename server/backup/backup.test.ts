import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, extract } from 'tar'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { importFile } from '../archive/import-file.ts'
import { file as archiveFile, game, set, team } from '../archive/test-archive.ts'
import { withClient } from '../db/client.ts'
import { openDatabase } from '../db/pool.ts'
import { catalogOf } from '../db/test-catalog.ts'
import { pictureRepository } from '../catalog/picture/picture.repository.ts'
import {
  buildTestApp,
  createEmptyDatabase,
  createTestDatabase,
  TEST_PASSWORD,
} from '../testing/test-app.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { listTables } from './tables.ts'
import { fastFolder } from '../testing/test-databases.ts'

async function temporaryFolder() {
  const folder = await fastFolder('ringwise-backup-test-')
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** All rows of all tables, and the next user id. */
async function tablesOf(url: string) {
  const all: Record<string, unknown[]> = {}
  await withClient(url, async (client) => {
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ row: unknown }>(
        `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text collate "C"`,
      )
      all[name] = rows.map(({ row }) => row)
    }
    all['next'] = (await client.query("select nextval('account_id_seq')")).rows
  })
  return all
}

/** An environment with unusual values, and its backup. */
async function createSavedBackup() {
  const testEnv = await buildTestApp()
  const mika = await testEnv.as('user', 'Mika \\N "Ö" \t 密')
  await testEnv.as('admin', 'chief')
  const gone = await testEnv.as('user', 'gone')
  await testEnv.db.deleteFrom('account').where('id', '=', gone.id).execute()
  await testEnv.app.inject({
    method: 'PUT',
    url: '/api/user/settings',
    headers: mika.headers,
    payload: { theme: 'light' },
  })
  const played = game('a', 1, '', [team('Alliance', 1, 'ash loba seer')])
  await importFile(testEnv.db, archiveFile('1', [set('Scrim', [played])]))
  const dots = { format: 'png', width: 1, height: 1, bytes: Buffer.of(0, 255, 10, 92, 13) } as const
  await pictureRepository(testEnv.db).add(dots, mika.id)
  await mkdir(join(testEnv.dataDir, 'static', 'images'), { recursive: true })
  await writeFile(
    join(testEnv.dataDir, 'static', 'images', 'Wraith.png'),
    Buffer.of(0, 255, 10, 13),
  )
  const file = join(await temporaryFolder(), 'save.tgz')
  const manifest = await backup(testEnv.url, testEnv.dataDir, file)
  return { ...testEnv, mika, file, manifest }
}

test('backup, wipe, restore and compare: nothing differs', async () => {
  const { url, file, manifest, mika } = await createSavedBackup()
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]))
  expect(rows).toMatchObject({ account: 2, session: 2, archive: 1, game: 1, team_result: 1 })
  const copy = await createTestDatabase()
  const dataDir = join(await temporaryFolder(), 'data')
  await restore(copy, dataDir, file)
  expect(await tablesOf(copy)).toEqual(await tablesOf(url))
  const picture = await readFile(join(dataDir, 'static', 'images', 'Wraith.png'))
  expect([...picture]).toEqual([0, 255, 10, 13])

  const restored = await buildTestApp({ db: openDatabase(copy, () => {}), dataDir })
  const me = await restored.app.inject({ url: '/api/auth/me', headers: mika.headers })
  expect(me.json().user.settings).toEqual({ theme: 'light' })
  const payload = { username: 'chief', password: TEST_PASSWORD }
  const login = await restored.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expect(login.statusCode).toBe(200)
})

const OLD_BACKUPS = join(import.meta.dirname, 'old-backups')

// Made by the code of their time: two accounts, an import of two games, a draft, a saved selection, a picture.
test.each(['before-renumbering.tgz', '0.1.0.tgz'])(
  'the backup %s of an older version is restored and upgraded',
  async (name) => {
    const url = await createEmptyDatabase()
    const dataDir = join(await temporaryFolder(), 'data')
    await restore(url, dataDir, join(OLD_BACKUPS, name))
    expect(await catalogOf(url)).toEqual(await catalogOf(await createTestDatabase()))
    expect(await readdir(join(dataDir, 'static', 'images'))).toEqual(['Wraith.png'])

    const { app } = await buildTestApp({ db: openDatabase(url, () => {}), dataDir })
    const payload = { username: 'mika', password: TEST_PASSWORD }
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const headers = { authorization: `Bearer ${login.json().token}` }
    const get = async (path: string) => (await app.inject({ url: path, headers })).json()
    expect(await get('/api/draft')).toMatchObject({
      version: 3,
      banned_legends: ['wraith', 'ash'],
      picked_legends: ['mad_maggie'],
    })
    expect((await get('/api/teams/selections')).team_selections).toMatchObject([
      { name: 'Final', teams: ['Harbor', 'Lantern'], saved_by: 'admin' },
    ])
    // Harbor: 17 points at placement 1, then 10 at placement 2. Later migrations added the sums of squares.
    expect((await get('/api/team_stats')).stats).toContainEqual(
      expect.objectContaining({
        teamName: 'Harbor',
        score: { n: 2, sum: 27, sumOfSquares: 389 },
        placement: { n: 2, sum: 3, sumOfSquares: 5 },
      }),
    )
  },
)

test('a backup of a newer version is refused by its migration, and nothing is written', async () => {
  const { file } = await createSavedBackup()
  const folder = await temporaryFolder()
  await extract({ file, cwd: folder })
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  manifest.migrations.push('0900_rooms.sql')
  await writeFile(path, JSON.stringify({ ...manifest, version: '9.1.0' }))
  const newer = join(await temporaryFolder(), 'newer.tgz')
  await create({ gzip: true, cwd: folder, file: newer }, ['.'])
  const empty = await createEmptyDatabase()
  await expect(restore(empty, join(folder, 'data'), newer)).rejects.toThrow(
    'This backup was made by Ringwise 9.1.0. It has the migration 0900_rooms.sql',
  )
  expect(await catalogOf(empty)).toEqual([])
})

test('an older backup does not go into an empty database that is newer already', async () => {
  const file = join(OLD_BACKUPS, 'before-renumbering.tgz')
  await expect(restore(await createTestDatabase(), await temporaryFolder(), file)).rejects.toThrow(
    'already has the migration 0015_presence_idle.sql',
  )
})

test('a database that holds data is refused before it is upgraded', async () => {
  const url = await createEmptyDatabase()
  await restore(url, join(await temporaryFolder(), 'data'), join(OLD_BACKUPS, '0.1.0.tgz'))
  await withClient(url, (client) =>
    client.query("delete from migration where name = '0018_player_legend.sql'"),
  )
  const { file } = await createSavedBackup()
  await expect(restore(url, await temporaryFolder(), file)).rejects.toThrow('already has data')
  const { rowCount } = await withClient(url, (client) =>
    client.query("select from migration where name = '0018_player_legend.sql'"),
  )
  expect(rowCount).toBe(0)
})

test('a database without any table has nothing to back up', async () => {
  const folder = await temporaryFolder()
  await expect(
    backup(await createEmptyDatabase(), folder, join(folder, 'none.tgz')),
  ).rejects.toThrow('Nothing to back up')
  expect(await readdir(folder)).toEqual([])
})

test('nobody but the owner may read a backup', async () => {
  const { file } = await createSavedBackup()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('a backup taken while rows are written holds no half of anything', async () => {
  const testEnv = await buildTestApp()
  const folder = await temporaryFolder()
  const done = new AbortController()
  const writing = (async () => {
    for (let n = 0; !done.signal.aborted; n++) await testEnv.as('user', `user-${n}`)
  })()
  const file = join(folder, 'busy.tgz')
  const manifest = await backup(testEnv.url, testEnv.dataDir, file)
  done.abort()
  await writing
  const copy = await createTestDatabase()
  await restore(copy, join(folder, 'data'), file)
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]))
  expect((await tablesOf(copy))['account']).toHaveLength(rows['account'] ?? -1)
})

test.each([
  ['tables/account.copy', 'a changed table'],
  ['files/static/images/Wraith.png', 'a changed picture'],
  ['tables/extra.copy', 'a file that was not in it'],
])('a tampered archive (%s) is refused and leaves nothing', async (path) => {
  const { file } = await createSavedBackup()
  const folder = await temporaryFolder()
  await extract({ file, cwd: folder })
  await writeFile(join(folder, path), 'tampered')
  const tampered = join(await temporaryFolder(), 'tampered.tgz')
  await create({ gzip: true, cwd: folder, file: tampered }, ['.'])
  const copy = await createTestDatabase()
  const dataDir = join(await temporaryFolder(), 'data')
  await expect(restore(copy, dataDir, tampered)).rejects.toThrow(`The backup is damaged: ${path}`)
  expect((await tablesOf(copy))['account']).toEqual([])
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

test('a table that does not fit is rolled back with all that came before', async () => {
  const { file } = await createSavedBackup()
  const copy = await createTestDatabase()
  const db = openDatabase(copy, () => {})
  await sql`alter table session add constraint no_sessions check (false)`.execute(db)
  await db.destroy()
  const dataDir = join(await temporaryFolder(), 'data')
  await expect(restore(copy, dataDir, file)).rejects.toThrow('no_sessions')
  expect((await tablesOf(copy))['account']).toEqual([])
})

test('neither a full database nor an existing file is overwritten', async () => {
  const { url, file, dataDir } = await createSavedBackup()
  await expect(restore(url, dataDir, file)).rejects.toThrow('already has data')
  await expect(backup(url, dataDir, file)).rejects.toThrow('already exists')
})

test.each(['not an archive', ''])(
  'a file with %j in it is not taken for a backup',
  async (text) => {
    const file = join(await temporaryFolder(), 'odd.tgz')
    await writeFile(file, text)
    await expect(
      restore(await createTestDatabase(), await temporaryFolder(), file),
    ).rejects.toThrow()
  },
)
