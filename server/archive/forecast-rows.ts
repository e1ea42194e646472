import { sql, type Transaction } from 'kysely'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { MERGED_PLAYER, PLAYER_MERGES } from './player/player-keys.ts'

type Tx = Transaction<Database>

/** Files can have bans switched on that nobody kept to. With more picks of banned legends a series doesn't count. */
export const MAX_BANNED_PICKS = 4

/** Reads again what the forecast knows of these series, or only of the results of some teams in them. */
export async function fillForecastRows(
  tx: Tx,
  seriesIds: readonly number[],
  teamIds: readonly number[] | null,
) {
  if (seriesIds.length === 0) return
  if (teamIds === null) {
    await tx.deleteFrom('forecast_game').where('series_id', '=', anyOf(seriesIds)).execute()
    await fillGames(tx, seriesIds)
  } else {
    // A game without changes from the one before is not written again.
    await tx
      .updateTable('forecast_game')
      .set({ free: 0, stayed: 0, replaced: [] })
      .where('series_id', '=', anyOf(seriesIds))
      .execute()
    await tx
      .deleteFrom('forecast_row')
      .where('team_id', '=', anyOf(teamIds))
      .where('game_id', 'in', (eb) =>
        eb.selectFrom('forecast_game').select('game_id').where('series_id', '=', anyOf(seriesIds)),
      )
      .execute()
  }
  await fillTeams(tx, seriesIds, teamIds)
  await fillChanges(tx, seriesIds)
  await noteForecastChange(tx, seriesIds)
}

/** Notes the oldest game that changes, so that training and back-test start there. Called before and after a change. */
export async function noteForecastChange(tx: Tx, seriesIds: readonly number[]) {
  await sql`
    update forecast_model m set version = m.version + 1, changed_from = least(m.changed_from, f.oldest)
    from (select min(played_at) as oldest from forecast_game where series_id = any(${seriesIds})) f
    where f.oldest is not null`.execute(tx)
}

async function fillGames(tx: Tx, seriesIds: readonly number[]) {
  await sql`
    with kept_series as (
      select s.id from series s
      left join game g on g.series_id = s.id and g.is_current
      left join team_result r on r.game_id = g.id
      left join game_ban b on b.game_id = g.id and b.legend = any(r.legends)
      where s.id = any(${seriesIds}) and s.bans_enabled
      group by s.id having count(b.legend) <= ${MAX_BANNED_PICKS}
    )
    insert into forecast_game (game_id, series_id, number, mid, played_at, map, bans, banned_after, free, stayed, replaced)
    select g.id, g.series_id, g.number, g.mid, g.started_at, g.map,
      array(select b.legend from game_ban b where b.game_id = g.id order by b.place), g.banned_after, 0, 0, '{}'
    from game g join kept_series s on s.id = g.series_id
    where g.is_current`.execute(tx)
}

/**
 * Teams whose three players and legends are known, and whether they kept their last composition of the series. After a
 * corrected composition the missing legend is the one of the player whose legend is no longer in it.
 */
async function fillTeams(tx: Tx, seriesIds: readonly number[], teamIds: readonly number[] | null) {
  await sql`
    with result as materialized (
      select r.id, r.team_id, r.played_at, r.comp_key, r.placement, r.points,
        f.game_id, f.series_id, f.number, f.mid, f.bans, f.played_at as game_played_at,
        member.players, member.names, member.legends
      from forecast_game f
      join team_result r on r.game_id = f.game_id and r.comp_key is not null
      cross join lateral (
        select array_agg(${sql.raw(MERGED_PLAYER)} order by p.slot) as players,
          array_agg(p.name order by p.slot) as names,
          array_agg(case when p.legend = any(r.legends) then p.legend else (
            select min(l) from unnest(r.legends) l
            where not exists (select from player_result o where o.team_result_id = r.id and o.legend = l)
            having count(*) = 1
          ) end order by p.slot) as legends
        from player_result p ${sql.raw(PLAYER_MERGES)}
        where p.team_result_id = r.id
        having count(*) = 3
      ) member
      where f.series_id = any(${seriesIds}) and (${teamIds}::integer[] is null or r.team_id = any(${teamIds}::integer[]))
    ), known as (
      select result.*, string_to_array(comp_key, '|') as comp from result
      where legends @> string_to_array(comp_key, '|')
        and players[1] <> players[2] and players[1] <> players[3] and players[2] <> players[3]
    )
    insert into forecast_row (team_result_id, game_id, team_id, played_at, comp_key, players, names, legends, placement, points, stayed)
    select id, game_id, team_id, played_at, comp_key, players, names, legends, placement, points,
      case when not last && bans then last = comp end
    from (
      select *, lag(comp) over (
        partition by series_id, team_id order by game_played_at, number, mid collate "C") as last
      from known
    ) k`.execute(tx)
}

/** How the teams' compositions in a game differ from their last ones in the series. */
async function fillChanges(tx: Tx, seriesIds: readonly number[]) {
  await sql`
    with change as (
      select f.game_id, f.bans, string_to_array(r.comp_key, '|') as legends,
        string_to_array(lag(r.comp_key) over (
          partition by f.series_id, r.team_id order by f.played_at, f.number, f.mid collate "C"), '|') as last
      from forecast_row r join forecast_game f on f.game_id = r.game_id
      where f.series_id = any(${seriesIds})
    ), replacement as (
      select c.game_id, array_agg(x || '>' || y order by (x || '>' || y) collate "C") as pairs
      from change c, unnest(c.last) x, unnest(c.legends) y
      where c.last && c.bans and x = any(c.bans) and y <> all(c.last)
      group by c.game_id
    )
    update forecast_game f set free = g.free, stayed = g.stayed, replaced = g.replaced
    from (
      select c.game_id,
        count(*) filter (where not c.last && c.bans)::integer as free,
        count(*) filter (where not c.last && c.bans and c.last = c.legends)::integer as stayed,
        coalesce(p.pairs, '{}') as replaced
      from change c left join replacement p on p.game_id = c.game_id
      where c.last is not null group by c.game_id, p.pairs
    ) g
    where g.game_id = f.game_id`.execute(tx)
}
