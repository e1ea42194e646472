import { expect, test } from 'vitest'
import { withClient } from '../db/client.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { createEmptyDatabase } from '../testing/test-app.ts'

test('what was decided before the update is not decided again after it', async () => {
  const url = await createEmptyDatabase()
  const names = (await readMigrations()).map((migration) => migration.name)
  await migrate(url, { only: names.filter((it) => it < '0070') })
  await withClient(url, async (client) => {
    await client.query(`
      insert into account (username, username_key, password_hash, role) values ('mika', 'mika', 'x', 'user'), ('ines', 'ines', 'x', 'user');
      insert into poi_draft (content) values ('{}');
      insert into poi_draft_op (draft_id, user_id, operation_id, refusal) values (1, 1, 'a', null), (1, 2, 'b', 'spot_taken');
      insert into plan (owner_id, name, map, shapes) values (1, 'Push', 'stormpoint', '[]');
      insert into plan_change (plan_id, version, account_id, operation_id, shape_id) values (1, 2, 2, 'c', 9);
      update series_plan set version = 2, operations = array['1 d', '2 an id of words', '99 of a deleted user'];`)
  })
  await migrate(url)
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      'select poi_draft_id, plan_id, room_id, user_id, operation_id, refusal, version from decided_operation order by number',
    )
    expect(rows.map((row) => Object.values(row))).toEqual([
      [1, null, null, 1, 'a', null, null],
      [1, null, null, 2, 'b', 'spot_taken', null],
      [null, 1, null, 2, 'c', null, 2],
      [null, null, 1, 1, 'd', null, null],
      [null, null, 1, 2, 'an id of words', null, null],
    ])
  })
})
