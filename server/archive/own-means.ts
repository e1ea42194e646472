import { sql, type Transaction } from 'kysely'
import { OWN_MEAN_GAMES } from '#domain/regular/effect.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

export async function teamsOfSeries(tx: Tx, seriesIds: readonly number[]): Promise<number[]> {
  if (seriesIds.length === 0) return []
  const rows = await tx
    .selectFrom('team_result as r')
    .innerJoin('game as g', 'g.id', 'r.game_id')
    .select('r.team_id as id')
    .distinct()
    .where('g.series_id', '=', anyOf(seriesIds))
    .execute()
  return rows.map((row) => row.id)
}

/** Finds the last game again where it may have changed. */
export async function refreshLastPlayed(tx: Tx) {
  await sql`
    update team_comp t set last_played = (
      select r.played_at from team_result r
      where r.is_current and r.team_id = t.team_id and r.comp_key = t.comp_key
      order by r.played_at desc limit 1)
    where t.last_played is null`.execute(tx)
}

/**
 * Calculates again what these teams had on average before each of their games. It depends on nothing but their own
 * earlier games, so a late import of old games changes these teams only, and the order of imports doesn't matter. Each
 * summand is rounded as an exact decimal: the order of adding doesn't matter either.
 */
export async function refreshOwnMeans(tx: Tx, teamIds: readonly number[]) {
  if (teamIds.length === 0) return
  const games = sql.lit(OWN_MEAN_GAMES)
  await sql`
    update team_comp t set own_points = s.own_points, prior_share = s.prior_share
    from (
      select c.team_id, c.comp_key,
        coalesce(sum(round(h.points::numeric / (h.games + ${games}), 6)), 0)::float8 as own_points,
        coalesce(sum(round(${games}::numeric / (h.games + ${games}), 6)), 0)::float8 as prior_share
      from team_comp c left join (
        select r.team_id, r.comp_key,
          coalesce(sum(r.points) over earlier, 0) as points, count(*) over earlier as games
        from team_result r join game g on g.id = r.game_id
        where r.is_current and r.points is not null and r.team_id = any(${teamIds}::integer[])
        window earlier as (
          partition by r.team_id order by r.played_at, g.mid collate "C"
          rows between unbounded preceding and 1 preceding)
      ) h on h.team_id = c.team_id and h.comp_key = c.comp_key
      where c.team_id = any(${teamIds}::integer[])
      group by c.team_id, c.comp_key
    ) s
    where t.team_id = s.team_id and t.comp_key = s.comp_key
      and (t.own_points <> s.own_points or t.prior_share <> s.prior_share)`.execute(tx)
}
