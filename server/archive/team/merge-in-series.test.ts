import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importFile } from '../import-file.ts'
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
import { mergeInPairs } from './merge-teams.ts'
import { undoMerge } from './undo-merge.ts'

const played = (mid: string, number: number, name: string, comp: string) =>
  game(mid, number, '', [team(name, 1, comp, { players: playersOf(name, comp) })])

test('two teams of one series that are merged and split again leave no change of composition behind', async () => {
  const db = await openArchive()
  // As one team, it changed from Ash to Alter. As two, neither has a game before.
  const games = [
    played('a', 1, 'Owls', 'ash loba seer'),
    played('b', 2, 'Fjord', 'alter loba seer'),
  ]
  await importFile(db, file('hash', [set('Scrim', games)]))
  const teams = await db.selectFrom('team').select('id').orderBy('id').execute()
  const [into, from] = teams.map(({ id }) => id)
  const before = await readArchive(db)
  const changes = () => db.selectFrom('forecast_game').select('free').orderBy('number').execute()
  expect(await changes()).toEqual([{ free: 0 }, { free: 0 }])

  const merge = await mergeInPairs(db, [{ from: from ?? 0, into: into ?? 0 }], null)
  expect(await changes()).toEqual([{ free: 0 }, { free: 1 }])
  await undoMerge(db, merge.id)
  expect(await readArchive(db)).toEqual(before)
})

test('a merge that moves a landing also counts for the team that lands there too', async () => {
  const db = await openArchive()
  const comp = 'ash loba seer'
  const withReed = (mid: string, number: number, name: string) =>
    game(mid, number, '', [team(name, 1, comp), team('Reed', 2, comp, { poi: 'Barometer' })])
  const games = [withReed('a', 1, 'Owls'), withReed('b', 2, 'Fjord')]
  await importFile(db, file('hash', [set('Scrim', games)]))
  // By hand. In the second game, no team of this name plays before the merge.
  await sql`insert into landing (mid, map, team_key, poi, poi_id)
    select mid, 'stormpoint', 'owls', 'Barometer', spot.poi_id from unnest(array['a', 'b']) as mid,
      (select poi_id from team_result where poi_id is not null limit 1) as spot`.execute(db)
  await rebuildSums(db)
  const teams = await db.selectFrom('team').select(['id', 'name']).execute()
  const id = (name: string) => teams.find((row) => row.name === name)?.id ?? 0
  const contested = () =>
    db.selectFrom('poi_team').select('contested_games').where('team_id', '=', id('Reed')).execute()
  expect(await contested()).toEqual([{ contested_games: 1 }])

  await mergeInPairs(db, [{ from: id('Fjord'), into: id('Owls') }], null)
  expect(await contested()).toEqual([{ contested_games: 2 }])
  const kept = await readSums(db)
  await rebuildSums(db)
  expect(await readSums(db)).toEqual(kept)
})
