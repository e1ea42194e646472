import type { Kysely } from 'kysely'
import { teamKey } from '#domain/team/team.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

/** Finds teams by names in any spelling, keyed by the folded spelling. Unknown names are missing from the map. */
export async function findTeamsBySpelling(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db
    .selectFrom('team_alias as a')
    .innerJoin('team as t', 't.id', 'a.team_id')
    .select(['a.key', 't.id', 't.name'])
    .where('a.key', '=', anyOf(names.map(teamKey)))
    .execute()
  return new Map(rows.map(({ key, id, name }) => [key, { id, name }]))
}

/** Finds a team by any spelling of its name. */
export async function findTeam(db: Kysely<Database>, name: string) {
  return (await findTeamsBySpelling(db, [name])).get(teamKey(name))
}
