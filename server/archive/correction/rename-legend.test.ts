import { expect, test } from 'vitest'
import { importFile } from '../import-file.ts'
import { renameLegend } from './rename-legend.ts'
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

/** Two games: Owls play `name` and Herons don't; the second game bans it. */
const cup = (name: string) =>
  file('cup', [
    set('Cup', [
      game('one', 1, '', [
        team('Owls', 1, `${name} loba seer`, { players: playersOf('Owls', `${name} loba seer`) }),
        team('Herons', 2, 'ash crypto wattson', {
          players: playersOf('Herons', 'ash crypto wattson'),
        }),
      ]),
      game('two', 2, `fuse ${name}`, [
        team('Owls', 1, 'alter loba seer', { players: playersOf('Owls', 'alter loba seer') }),
        team('Herons', 2, 'ash crypto wattson'),
      ]),
    ]),
  ])

test('games of another spelling count as if they had been imported under the right name', async () => {
  const [renamed, right] = [await openArchive(), await openArchive()]
  await importFile(renamed, cup('nightfall'))
  await importFile(right, cup('axion'))
  await renamed.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await renameLegend(tx, ['nightfall', 'od'], 'axion')
  })
  const archive = await readArchive(renamed)
  expect(archive).toEqual(await readArchive(right))
  expect(JSON.stringify(archive)).not.toContain('nightfall')
  const sums = await readSums(renamed)
  await rebuildSums(renamed)
  expect(await readSums(renamed)).toEqual(sums)
})

test('a game that lists both names bans the legend once, and a team with both has no composition', async () => {
  const db = await openArchive()
  const teams = [team('Owls', 1, 'axion nightfall seer')]
  await importFile(db, file('cup', [set('Cup', [game('one', 1, 'nightfall ash axion', teams)])]))
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await renameLegend(tx, ['nightfall'], 'axion')
  })
  const bans = await db.selectFrom('game_ban').select('legend').orderBy('place').execute()
  expect(bans.map(({ legend }) => legend)).toEqual(['axion', 'ash'])
  const result = await db
    .selectFrom('team_result')
    .select(['legends', 'comp_key'])
    .executeTakeFirstOrThrow()
  expect(result).toEqual({ legends: ['axion', 'axion', 'seer'], comp_key: null })
})

test('an archive without the spelling stays as it is', async () => {
  const db = await openArchive()
  await importFile(db, cup('axion'))
  const before = await readArchive(db)
  await db.transaction().execute((tx) => renameLegend(tx, ['nightfall'], 'axion'))
  expect(await readArchive(db)).toEqual(before)
})
