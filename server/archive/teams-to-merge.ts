import { sql, type Kysely } from 'kysely'
import type { TeamToMerge } from '#domain/team/team-merge.ts'
import type { Database } from '../db/schema.ts'

/** Teams with their games and players, for the question which of them may be one. */
export async function teamsToMerge(
  db: Kysely<Database>,
): Promise<(TeamToMerge & { id: number })[]> {
  const { rows } = await sql<TeamToMerge & { id: number }>`
    select t.id, t.name,
      coalesce((select sum(games)::integer from team_spelling s where s.team_id = t.id), 0) as games,
      array(select distinct player from player_legend p where p.team_id = t.id) as players
    from team t`.execute(db)
  return rows
}
