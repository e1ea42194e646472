import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../testing/test-app.ts'
import { spawnServer } from '../testing/test-server.ts'
import { VERSION } from '../process/version.ts'
import { withClient } from './client.ts'
import { currentName, migrate, readMigrations } from './migrate.ts'
import { splitStatements } from './split-statements.ts'
import { catalogOf } from './test-catalog.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/**
 * The migrations that databases of earlier versions have run, by the commits that published a migration out of order.
 */
const STAGES = {
  'with the first migration only': ['0001_account.sql'],
  'when a migration was published under a number that it lost later': [
    '0001_account.sql',
    '0002_archive.sql',
    '0004_team_selection.sql',
    '0004_team_comp_spread.sql',
  ],
  'just before that number changed': [
    ...(await namesUpTo('0013_team_day_spread.sql')),
    '0004_team_comp_spread.sql',
  ],
  'by version 0.1.0': await namesUpTo('0018_player_legend.sql'),
}

async function namesUpTo(last: string) {
  return (await readMigrations()).map(({ name }) => name).filter((name) => name <= last)
}

/** A database as version 0.1.0 or an older one left it: with names only. */
async function createOldDatabase(names: readonly string[]) {
  const url = await createEmptyDatabase()
  await withClient(url, async (client) => {
    await client.query(
      'create table migration (name text primary key, applied_at timestamptz not null default now())',
    )
    for (const name of names.toSorted()) {
      await client.query(await readFile(join(MIGRATIONS, currentName(name)), 'utf8'))
      await client.query('insert into migration (name) values ($1)', [name])
    }
  })
  return url
}

/** A copy of our migrations with an extra file or a changed text. */
async function folderWith(name: string, sql: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ringwise-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(MIGRATIONS, folder, { recursive: true })
  await writeFile(join(folder, name), sql)
  return folder
}

const recordOf = async (url: string) => {
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string; checksum: string | null; version: string | null }>(
      'select name, checksum, version from migration order by name',
    ),
  )
  return rows
}

test.each(Object.entries(STAGES))(
  'a database made %s upgrades to the same tables as a new one',
  async (_, names) => {
    const url = await createOldDatabase(names)
    await migrate(url)
    expect(await catalogOf(url)).toEqual(await catalogOf(await createTestDatabase()))
    expect((await recordOf(url)).map(({ name, checksum }) => ({ name, checksum }))).toEqual(
      (await readMigrations()).map(({ name, checksum }) => ({ name, checksum })),
    )
  },
)

test('each migration is stored with its checksum and the version that ran it', async () => {
  const known = await readMigrations()
  expect(await recordOf(await createTestDatabase())).toEqual(
    known.map(({ name, checksum }) => ({ name, checksum, version: VERSION })),
  )
})

test('a server refuses a database that a newer version changed, and names both', async () => {
  const url = await createTestDatabase()
  await withClient(url, (client) =>
    client.query(
      "insert into migration (name, checksum, version) values ('0900_rooms.sql', 'x', '9.1.0')",
    ),
  )
  const server = spawnServer({ DATABASE_URL: url })
  expect(await server.exit()).toBe(1)
  expect(server.output()).toContain(
    `This database was upgraded by Ringwise 9.1.0. It has the migration 0900_rooms.sql, which Ringwise ${VERSION} doesn't know.`,
  )
})

test('a migration that was edited after it ran is refused by its name', async () => {
  const url = await createTestDatabase()
  const before = await catalogOf(url)
  const folder = await folderWith('0012_plan.sql', 'create table plan (id integer);')
  await expect(migrate(url, { folder })).rejects.toThrow(
    'The migration 0012_plan.sql was edited after it ran on this database',
  )
  expect(await catalogOf(url)).toEqual(before)
})

test('a migration with the line ends of another system is the same migration', async () => {
  const plan = await readFile(join(MIGRATIONS, '0012_plan.sql'), 'utf8')
  const folder = await folderWith('0012_plan.sql', plan.replaceAll('\n', '\r\n'))
  await migrate(await createTestDatabase(), { folder })
})

test('a failed migration names its file and statement, says what to do and changes nothing', async () => {
  const url = await createTestDatabase()
  const before = [await catalogOf(url), await recordOf(url)]
  const folder = await folderWith(
    '0901_two.sql',
    'create table two (id integer);\n\n-- Twice.\nalter table two\n  add column id integer;\n',
  )
  await expect(migrate(url, { folder })).rejects.toThrow(
    `Couldn't upgrade the database. 0901_two.sql failed: column "id" of relation "two" already exists\n\n` +
      '-- Twice.\nalter table two\n  add column id integer;\n\n' +
      `Nothing was changed. To move your data, start Ringwise ${VERSION} on this database, make a backup (npm run backup -- FILE), ` +
      'and restore it with this version into an empty DATA_DIR or database (npm run restore -- FILE).',
  )
  expect([await catalogOf(url), await recordOf(url)]).toEqual(before)
})

test('a published migration never changes', async () => {
  const published: Record<string, string> = JSON.parse(
    await readFile(join(MIGRATIONS, 'checksums.json'), 'utf8'),
  )
  const found = (await readMigrations()).map(({ name, checksum }) => [name, checksum])
  expect(published).toEqual(Object.fromEntries(found))
})

test('statements end at a semicolon that ends a line, but not inside a function body or a comment', () => {
  expect(
    splitStatements(
      "-- first;\nselect ';' as a,\n  2; -- two\ncreate function f() as $$\nbegin;\nend $$;\nselect 3",
    ),
  ).toEqual([
    "-- first;\nselect ';' as a,\n  2; -- two",
    'create function f() as $$\nbegin;\nend $$;',
    'select 3',
  ])
})
