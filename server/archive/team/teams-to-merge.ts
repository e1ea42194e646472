import type { Kysely } from 'kysely'
import type { TeamToMerge } from '#domain/archive/team-merge.ts'
import type { Database } from '../../db/schema.ts'

/** Teams with their games and players, to find duplicates. */
export async function teamsToMerge(
  db: Kysely<Database>,
): Promise<(TeamToMerge & { id: number })[]> {
  return db
    .selectFrom('team as t')
    .select((eb) => [
      't.id',
      't.name',
      eb.fn
        .coalesce(
          eb
            .selectFrom('team_spelling as s')
            .select((s) => s.fn.sum<number>('s.games').as('games'))
            .whereRef('s.team_id', '=', 't.id'),
          eb.lit(0),
        )
        .as('games'),
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('player_legend as p')
            .select('p.player')
            .distinct()
            .whereRef('p.team_id', '=', 't.id'),
        ])
        .as('players'),
    ])
    .execute()
}
