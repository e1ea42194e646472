import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importFile } from '../archive/import-file.ts'
import { file, game, openArchive, readSums, set, team } from '../archive/test-archive.ts'
import { assignShippedMaps } from './assign-shipped-maps.ts'

test('games that were imported before their map was shipped get it, with their landings and sums', async () => {
  const db = await openArchive()
  const owls = team('Owls', 1, 'ash loba seer', { poi: 'Hammond Labs' })
  const change = { map: 'olympus', mapVersion: 'mp_rr_olympus_mu3' } as const
  await importFile(db, file('a', [set('Cup', [game('a1', 1, '', [owls], change)])]))
  const sums = await readSums(db)
  const older = { map: null, mapVersion: 'mp_rr_olympus_mu3' } as const
  const before = await openArchive()
  await importFile(before, file('a', [set('Cup', [game('a1', 1, '', [owls], older)])]))
  await assignShippedMaps(before)
  const { rows } = await sql`
    select g.map, r.poi_id from game g join team_result r on r.game_id = g.id`.execute(before)
  expect(rows).toEqual([{ map: 'olympus', poi_id: 12 }])
  expect(await readSums(before)).toEqual(sums)
})

const poi = (id: number, name: string) => ({
  id,
  name,
  x: 1,
  y: 2,
  spellings: ['Old'],
  isRemoved: false,
})

test('an upgrade gives spots of an edited map their new names, unless an administrator had renamed them', async () => {
  const db = await openArchive()
  const pois = JSON.stringify([poi(2, 'Trident'), poi(6, 'Our spot'), poi(8, 'Barometer')])
  await sql`
    insert into game_map (id, name, pois) values ('stormpoint', 'Storm Point', ${pois})`.execute(db)
  await sql`update lootpath set name = 'Trident' where slug = 'trident'`.execute(db)
  const path = join(import.meta.dirname, '../db/migrations/0077_content_of_2026.sql')
  await sql.raw(await readFile(path, 'utf8')).execute(db)
  const { rows } = await sql<{ name: string; spellings: string[] }>`
    select p->>'name' as name, p->'spellings' as spellings
    from game_map, jsonb_array_elements(pois) p order by p->'id'`.execute(db)
  expect(rows).toEqual([
    { name: 'Outpost North', spellings: ['Old', 'Trident'] },
    { name: 'Our spot', spellings: ['Old'] },
    { name: 'Barometer', spellings: ['Old'] },
  ])
  const loot = await sql`select name from lootpath where slug = 'trident'`.execute(db)
  expect(loot.rows).toEqual([{ name: 'Outpost North' }])
})
