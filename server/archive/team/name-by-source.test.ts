import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { importFile, undoImport } from '../import-file.ts'
import { previewFile } from '../import/preview.ts'
import { readMatchFile } from '../ingest/read-file.ts'
import { CLUBS, idOf } from '../league/stand-in/test-clubs.ts'
import { algsFileOf } from '../league/stand-in/test-algs-file.ts'
import {
  emptyArchive,
  file,
  game,
  openArchive,
  playersOf,
  readArchive,
  set,
  team,
} from '../test-archive.ts'
import { mergeTeams } from './merge-teams.ts'
import { teamsToMerge } from './teams-to-merge.ts'
import { suggestMerges } from '#domain/archive/team-merge.ts'

const bytesOf = (key: string) => Buffer.from(JSON.stringify(algsFileOf(key)))
const readSeries = (key: string) => readMatchFile(`${key}.json`, bytesOf(key))

const importSeries = (db: Kysely<Database>, key: string) =>
  importFile(db, {
    ...readSeries(key),
    fileName: `${key}.json`,
    fileHash: key,
    isDemo: false,
    by: null,
  })

/** The team of a club's id in the season, with all its spellings. */
async function clubOf(db: Kysely<Database>, club: string) {
  const rows = await db
    .selectFrom('team_result as r')
    .innerJoin('team as t', 't.id', 'r.team_id')
    .innerJoin('team_alias as a', 'a.team_id', 't.id')
    .select(['t.name', 'a.key'])
    .distinct()
    .where('r.source_id', '=', `algs:${idOf(`team/${idOf('season/9')}/${club}`)}`)
    .orderBy('a.key')
    .execute()
  return { names: [...new Set(rows.map(({ name }) => name))], keys: rows.map(({ key }) => key) }
}

const oldName = CLUBS.find(({ key }) => key === 'americas/3')?.name ?? ''

test('a team that the league renames stays the same team, in whichever order the series come', async () => {
  const db = await openArchive()
  const archives = []
  for (const keys of [
    ['americas/1', 'americas/5'],
    ['americas/5', 'americas/1'],
  ]) {
    await emptyArchive(db)
    for (const key of keys) await importSeries(db, key)
    expect(await clubOf(db, 'americas/3')).toEqual({
      names: [expect.any(String)],
      keys: [oldName.toLowerCase(), 'northline herons'].toSorted(),
    })
    archives.push(await readArchive(db))
  }
  expect(archives[0]).toEqual(archives[1])
})

test('undoing a series takes its spelling back, and the preview knows the renamed team', async () => {
  const db = await openArchive()
  const { importId } = await importSeries(db, 'americas/1')
  const { newTeams } = await previewFile(db, 'b', bytesOf('americas/5'), readSeries('americas/5'))
  expect(newTeams.map(({ name }) => name)).not.toContain('Northline Herons')
  await importSeries(db, 'americas/5')
  await undoImport(db, importId, null)
  expect(await clubOf(db, 'americas/3')).toEqual({
    names: ['Northline Herons'],
    keys: ['northline herons'],
  })
})

test('two clubs with one name in two regions stay apart', async () => {
  const db = await openArchive()
  await importSeries(db, 'americas/1')
  const outcome = await previewFile(db, 'e', bytesOf('emea/1'), readSeries('emea/1'))
  expect(outcome.findings).toContainEqual(
    expect.objectContaining({
      kind: 'duplicate_team',
      found: '"Ember" is another club in the archive',
      action: 'imported as "Ember (EMEA)"',
    }),
  )
  await importSeries(db, 'emea/1')
  expect((await clubOf(db, 'americas/1')).names).toEqual(['Ember'])
  expect((await clubOf(db, 'emea/1')).names).toEqual(['Ember (EMEA)'])
  // Known by its id from now on.
  await importSeries(db, 'emea/4')
  expect((await clubOf(db, 'emea/1')).keys).toEqual(['ember (emea)'])
})

test('a club of last season with other ids and the same name is the same team', async () => {
  const db = await openArchive()
  await importSeries(db, 'emea/1')
  const before = await db.selectFrom('team').select('name').execute()
  await importSeries(db, 'old/10')
  const after = await db.selectFrom('team').select('name').execute()
  const added = after.filter(({ name }) => !before.some((one) => one.name === name))
  // Clubs of the final that didn't play in the other series, and no second entry of those that did.
  const known = CLUBS.filter(({ region }) => region === 'emea').map(({ name }) => name)
  expect(added.every(({ name }) => known.includes(name))).toBe(true)
})

test('a renamed team whose new name is that of a scrim team is suggested by its players and one after a merge', async () => {
  const db = await openArchive()
  await importSeries(db, 'americas/1')
  const [first, second, third] = ['A3-a', 'A3-b', 'A3-c']
  const players = playersOf('x', 'ash crypto newcastle').map((player, slot) => ({
    ...player,
    name: [first, second, third][slot] ?? '',
  }))
  const scrim = game('s1', 1, '', [
    team('Northline Herons', 1, 'ash crypto newcastle', { players }),
  ])
  await importFile(db, file('scrim', [set('Scrim', [scrim])]))
  await importSeries(db, 'americas/5')
  expect((await clubOf(db, 'americas/3')).keys).toContain('northline herons (na)')
  const suggestion = suggestMerges(await teamsToMerge(db)).find(
    ({ from }) => from.name === 'Northline Herons',
  )
  expect(suggestion).toMatchObject({ reason: 'roster', shared: ['A3-a', 'A3-b', 'A3-c'] })
  await mergeTeams(db, suggestion?.from.id ?? 0, suggestion?.into.id ?? 0)
  await importSeries(db, 'americas/8')
  expect((await clubOf(db, 'americas/3')).names).toHaveLength(1)
  expect(
    await db.selectFrom('team').select('id').where('name', 'like', 'Northline%').execute(),
  ).toEqual([])
})
