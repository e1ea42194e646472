import { expect, test } from 'vitest'
import { importFile } from '../import-file.ts'
import { file, game, openArchive, playersOf, readArchive, set, team } from '../test-archive.ts'
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
