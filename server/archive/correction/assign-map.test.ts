import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { MapPoi } from '#domain/catalog/map-entry.ts'
import { assignMap, assignPois } from './assign-map.ts'
import { importFile } from '../import-file.ts'
import { lockArchive } from '../series-change.ts'
import {
  file,
  game,
  openArchive,
  playersOf,
  readArchive,
  readSums,
  rebuildSums,
  set,
  team,
} from '../test-archive.ts'

type Archive = Awaited<ReturnType<typeof openArchive>>

const poi = (id: number, name: string, change: Partial<MapPoi> = {}): MapPoi => ({
  id,
  name,
  x: 50,
  y: 50,
  spellings: [],
  isRemoved: false,
  ...change,
})

/** Two games of one series; Owls land at the docks. The second one is on a map that is always known. */
const cup = (map: string | null) =>
  file('cup', [
    set('Cup', [
      game(
        'one',
        1,
        '',
        [
          team('Owls', 1, 'ash loba seer', {
            poi: 'Docks',
            players: playersOf('Owls', 'ash loba seer'),
          }),
          team('Herons', 2, 'ash crypto wattson', { poi: 'Nowhere' }),
        ],
        { map, mapVersion: 'mp_rr_talos_mu2' },
      ),
      game('two', 2, 'ash', [team('Owls', 1, 'alter loba seer', { poi: 'Barometer' })]),
    ]),
  ])

const change = (db: Archive, map: string, pois: readonly MapPoi[]) =>
  db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await assignMap(tx, map, (text) => (text.startsWith('mp_rr_talos') ? 'talos' : null))
    await assignPois(tx, map, pois)
  })

const poiIds = async (db: Archive) => {
  const { rows } = await sql<{ poi: string; poi_id: number | null }>`
    select poi, poi_id from team_result where poi is not null order by poi`.execute(db)
  return rows.map((row) => [row.poi, row.poi_id])
}

test('games of an unknown map count as if they had been imported after it was added', async () => {
  const [added, known] = [await openArchive(), await openArchive()]
  await importFile(added, cup(null))
  await importFile(known, cup('talos'))
  for (const db of [added, known]) await change(db, 'talos', [poi(1, 'Docks')])
  expect(await readArchive(added)).toEqual(await readArchive(known))
  const sums = await readSums(added)
  expect(sums).toEqual(await readSums(known))
  expect(JSON.stringify(sums['poi_comp'])).toContain('talos')
  await rebuildSums(added)
  expect(await readSums(added)).toEqual(sums)
})

test('games of other unknown maps stay as they are', async () => {
  const db = await openArchive()
  await importFile(db, cup(null))
  const before = await readSums(db)
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await assignMap(tx, 'kingscanyon', () => null)
  })
  expect(await readSums(db)).toEqual(before)
})

test('landings follow the POIs: new names and spellings are found, removed POIs keep theirs', async () => {
  const db = await openArchive()
  await importFile(db, cup('talos'))
  expect(await poiIds(db)).toEqual([
    ['Barometer', 8],
    ['Docks', null],
    ['Nowhere', null],
  ])
  await change(db, 'talos', [poi(1, 'Harbor', { spellings: ['docks'] }), poi(2, 'Nowhere')])
  expect((await poiIds(db)).slice(1)).toEqual([
    ['Docks', 1],
    ['Nowhere', 2],
  ])
  await change(db, 'talos', [poi(1, 'Harbor'), poi(2, 'Nowhere', { isRemoved: true })])
  expect((await poiIds(db)).slice(1)).toEqual([
    ['Docks', 1],
    ['Nowhere', 2],
  ])
  const sums = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(sums)
})

test('a new POI takes over its own name from a POI that had it as a spelling', async () => {
  const db = await openArchive()
  await importFile(db, cup('talos'))
  await change(db, 'talos', [poi(1, 'Harbor', { spellings: ['Docks'] })])
  await change(db, 'talos', [poi(1, 'Harbor'), poi(2, 'Docks')])
  expect((await poiIds(db))[1]).toEqual(['Docks', 2])
})
