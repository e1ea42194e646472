import { sql, type Kysely } from 'kysely'
import { teamKey } from '#domain/team/team.ts'
import type { Database } from '../db/schema.ts'

/** The teams behind names in any spelling, by the folded one; what nobody knows is not in it. */
export async function findTeamsBySpelling(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<Map<string, { id: number; name: string }>> {
  const { rows } = await sql<{ key: string; id: number; name: string }>`
    select a.key, t.id, t.name from team_alias a join team t on t.id = a.team_id
    where a.key = any(${names.map(teamKey)})`.execute(db)
  return new Map(rows.map(({ key, id, name }) => [key, { id, name }]))
}
