import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { withClient } from '../../db/client.ts'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { openBackgroundDatabase } from '../../db/pool.ts'
import { createEmptyDatabase } from '../../testing/test-app.ts'
import { readSums, rebuildSums } from '../test-archive.ts'

const playerTables = ({ player_name, player_day, player_pick_day }: Record<string, unknown[]>) => ({
  player_name,
  player_day,
  player_pick_day,
})

test('the players of an older archive get the sums they would have had', async () => {
  const url = await createEmptyDatabase()
  const names = (await readMigrations()).map((migration) => migration.name)
  await migrate(url, { only: names.filter((name) => name < '0025') })
  await withClient(url, async (client) => {
    await client.query(`
      insert into import (file_name, file_hash, format) values ('a.json', 'a', 'overstat');
      insert into event (name) values ('Scrim');
      insert into series (event_id, import_id, bans_enabled) values (1, 1, true);
      insert into game (mid, import_id, series_id, number, started_at, map, map_version, is_current) values
        ('m1', 1, 1, 1, '2026-03-01T12:00Z', 'stormpoint', '', true),
        ('m2', 1, 1, 2, '2026-03-01T12:30Z', null, '', true);
      insert into team (name) values ('Owls');
      insert into team_alias (key, team_id) values ('owls', 1);
      insert into team_result (game_id, team_id, alias_key, spelling, placement, kills, points, legends, played_at, is_current)
        values (1, 1, 'owls', 'Owls', 1, 3, 15, '{ash,loba}', '2026-03-01T12:00Z', true),
          (2, 1, 'owls', 'Owls', 5, 0, 4, '{loba,seer}', '2026-03-01T12:30Z', true);
      insert into player_result (team_result_id, slot, player_id, name, legend, kills, damage, knockdowns, shots, hits, survival_s)
        values (1, 0, 'id-1', 'Mika', 'ash', 3, 900, 2, 100, 30, 1200), (1, 1, null, 'Rook', 'loba', 0, 100, 0, 0, 0, 900),
          (2, 0, 'id-1', 'Mika2', 'seer', 0, 50, 0, 40, null, 300), (2, 1, null, 'ROOK', 'fuse', null, null, null, 50, 5, null),
          (2, 2, null, 'Unnamed player', 'loba', 1, 1, 1, 1, 1, 1)`)
  })
  await migrate(url)
  const db = openBackgroundDatabase(url)
  onTestFinished(() => db.destroy())
  const migrated = playerTables(await readSums(db))
  expect(migrated.player_name).toHaveLength(4)
  await rebuildSums(db)
  expect(migrated).toEqual(playerTables(await readSums(db)))
  const { rows } = await sql`
    select player, legend, games, hits, shots from player_pick_day order by player, legend`.execute(
    db,
  )
  expect(rows).toEqual([
    { player: 'id-1', legend: 'ash', games: 1, hits: 30, shots: 100 },
    { player: 'id-1', legend: 'seer', games: 1, hits: 0, shots: 0 },
    // Fuse isn't in the composition, so it is unknown what they played.
    { player: 'rook', legend: '', games: 1, hits: 5, shots: 50 },
    { player: 'rook', legend: 'loba', games: 1, hits: 0, shots: 0 },
  ])
})
