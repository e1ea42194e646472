import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { changeSeries } from '../series-change.ts'

type Tx = Transaction<Database>

/**
 * Gives the games of these legend keys to another one: a file can use a name before an administrator says which legend
 * it means. The caller has locked the archive. Finding the games reads the whole archive, which is rare enough here.
 */
export async function renameLegend(tx: Tx, from: readonly string[], to: string) {
  if (from.length === 0) return
  const rows = await tx
    .selectFrom('game as g')
    .innerJoin('team_result as r', 'r.game_id', 'g.id')
    .leftJoin('player_result as p', 'p.team_result_id', 'r.id')
    .select('g.series_id as id')
    .where((eb) =>
      eb.or([
        eb('r.legends', '&&', eb.val([...from])),
        eb('g.own_bans', '&&', eb.val([...from])),
        eb('p.legend', 'in', from),
      ]),
    )
    .union((eb) =>
      eb
        .selectFrom('game as g')
        .innerJoin('game_ban as b', 'b.game_id', 'g.id')
        .select('g.series_id as id')
        .where('b.legend', 'in', from),
    )
    .execute()
  const seriesIds = rows.map(({ id }) => id)
  if (seriesIds.length === 0) return
  await changeSeries(tx, seriesIds, async () => {
    await renameInResults(tx, from, to, seriesIds)
    await renameInBans(tx, from, to, seriesIds)
    return { mids: [], seriesIds }
  })
}

async function renameInResults(
  tx: Tx,
  from: readonly string[],
  to: string,
  seriesIds: readonly number[],
) {
  // A composition has three different legends, in code order as `compKey` sorts them.
  await sql`
    update team_result r set legends = named.legends,
      comp_key = case when cardinality(named.legends) = 3 and named.different = 3
        then array_to_string(named.legends, '|') end
    from game g, team_result o cross join lateral (
      select array_agg(legend order by legend collate "C") as legends, count(distinct legend) as different
      from (
        select case when l = any(${from}) then ${to} else l end as legend from unnest(o.legends) l
      ) of_result
    ) named
    where o.id = r.id and g.id = r.game_id and g.series_id = any(${seriesIds})
      and r.legends && ${from}::text[]`.execute(tx)
  await sql`
    update player_result p set legend = ${to} from team_result r join game g on g.id = r.game_id
    where r.id = p.team_result_id and g.series_id = any(${seriesIds}) and p.legend = any(${from})`.execute(
    tx,
  )
}

/** A game can list both names as banned; the older ban stays. */
async function renameInBans(
  tx: Tx,
  from: readonly string[],
  to: string,
  seriesIds: readonly number[],
) {
  await sql`
    with names as (
      select b.game_id, b.legend, row_number() over (partition by b.game_id order by b.place) as number
      from game_ban b join game g on g.id = b.game_id
      where g.series_id = any(${seriesIds}) and (b.legend = any(${from}) or b.legend = ${to})
    )
    delete from game_ban b using names n
    where n.game_id = b.game_id and n.legend = b.legend and n.number > 1`.execute(tx)
  await sql`
    update game_ban b set legend = ${to} from game g
    where g.id = b.game_id and g.series_id = any(${seriesIds}) and b.legend = any(${from})`.execute(
    tx,
  )
  await sql`
    update game set own_bans = array(
      select legend from (
        select case when b.legend = any(${from}) then ${to} else b.legend end as legend, min(b.place) as place
        from unnest(own_bans) with ordinality as b (legend, place) group by 1
      ) renamed order by place)
    where series_id = any(${seriesIds}) and own_bans && ${from}`.execute(tx)
}
