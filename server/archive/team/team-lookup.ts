import { sql, type Transaction } from 'kysely'
import { teamKey, normalizeTeamName } from '#domain/team/team.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { insertRows, reserveIds } from '../bulk-insert.ts'

type Tx = Transaction<Database>

/**
 * Returns the team of each spelling, keyed by the folded spelling. A new spelling is its owner's if it has one, otherwise
 * that of a new team.
 */
export async function findOrCreateTeams(
  tx: Tx,
  rawNames: readonly string[],
  owners: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const spellings = new Map(rawNames.map((name) => [teamKey(name), normalizeTeamName(name)]))
  const keys = [...spellings.keys()]
  const rows = await tx
    .selectFrom('team_alias')
    .select(['key', 'team_id'])
    .where('key', '=', anyOf(keys))
    .execute()
  const found = new Map(rows.map((row) => [row.key, row.team_id]))
  const joined = keys.flatMap((key) => {
    const owner = found.has(key) ? undefined : owners.get(key)
    return owner === undefined ? [] : [{ key, id: owner }]
  })
  for (const { key, id } of joined) found.set(key, id)
  const fresh = keys.filter((key) => !found.has(key))
  const teams = (await reserveIds(tx, 'team', fresh)).map(({ item: key, id }) => ({ key, id }))
  await insertRows(
    tx,
    'team',
    teams.map(({ key, id }) => ({ id, name: spellings.get(key) ?? key, is_name_chosen: false })),
  )
  await insertRows(
    tx,
    'team_alias',
    [...joined, ...teams].map(({ key, id }) => ({ key, team_id: id, is_chosen: false })),
  )
  return new Map([...found, ...teams.map(({ key, id }) => [key, id] as const)])
}

/** Names each team by its most used spelling; ties go to the first in code point order. */
export async function refreshTeamNames(tx: Tx, ids: readonly number[]) {
  await sql`
    update team t set name = best.spelling
    from (
      select distinct on (team_id) team_id, spelling from team_spelling
      where team_id = any(${ids}) order by team_id, games desc, spelling collate "C"
    ) best
    where best.team_id = t.id and not t.is_name_chosen and t.name <> best.spelling`.execute(tx)
}

/** Deletes spellings and teams without results, unless an administrator chose them. */
export async function deleteUnusedTeams(tx: Tx, ids: readonly number[]) {
  await tx
    .deleteFrom('team_alias as a')
    .where('a.team_id', '=', anyOf(ids))
    .where('a.is_chosen', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('team_result as r').select('r.id').whereRef('r.alias_key', '=', 'a.key'),
        ),
      ),
    )
    .execute()
  await tx
    .deleteFrom('team as t')
    .where('t.id', '=', anyOf(ids))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('team_alias as a').select('a.key').whereRef('a.team_id', '=', 't.id'),
        ),
      ),
    )
    .execute()
}
