import type { Kysely } from 'kysely'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

/** A player's name is the one in their latest game. */
export async function latestPlayerNames(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('player_day')
    .distinctOn('player')
    .select(['player', 'name'])
    .where('player', '=', anyOf(players))
    .orderBy('player')
    .orderBy('day', 'desc')
    .orderBy('games', 'desc')
    .orderBy('name')
    .execute()
  return new Map(rows.map(({ player, name }) => [player, name]))
}
