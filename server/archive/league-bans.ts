import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

/** Gives games the bans of their own file back. */
export async function restoreOwnBans(tx: Tx, mids: readonly string[]) {
  await sql`
    delete from game_ban where game_id in (
      select id from game where mid = any(${mids}) and own_bans is not null)`.execute(tx)
  await sql`
    insert into game_ban (game_id, legend, place)
    select g.id, b.legend, b.place
    from game g cross join unnest(g.own_bans) with ordinality as b (legend, place)
    where g.mid = any(${mids}) and g.own_bans is not null`.execute(tx)
  await tx
    .updateTable('game')
    .set({ own_bans: null })
    .where('mid', '=', sql<string>`any(${mids})`)
    .where('own_bans', 'is not', null)
    .execute()
  await sql`
    update series s set bans_enabled = own_bans_enabled, own_bans_enabled = null
    where own_bans_enabled is not null
      and id in (select series_id from game where mid = any(${mids}))
      and not exists (select from game g where g.series_id = s.id and g.own_bans is not null)`.execute(
    tx,
  )
}

/**
 * The league says best which legends were banned. A game that counts from another file takes the bans of the league's newest
 * copy, unless a person has corrected them.
 */
export async function takeLeagueBans(tx: Tx, mids: readonly string[]) {
  const { rows } = await sql<{ id: number; series_id: number }>`
    with taken as (
      select g.id, g.series_id, own.bans as own_bans, league.bans
      from game g
      join import i on i.id = g.import_id
      cross join lateral (
        select array(select b.legend from game_ban b where b.game_id = g.id order by b.place) as bans
      ) own
      cross join lateral (
        select array(select b.legend from game_ban b where b.game_id = c.id order by b.place) as bans
        from game c
        join import f on f.id = c.import_id
        join series s on s.id = c.series_id
        where c.mid = g.mid and f.format = 'algs' and s.bans_enabled
        order by f.fetched_at desc nulls last, f.id desc
        limit 1
      ) league
      where g.mid = any(${mids}) and g.is_current and i.format <> 'algs'
        and cardinality(league.bans) > 0
        and not (own.bans @> league.bans and league.bans @> own.bans)
        and not exists (select from correction k where k.game_id = g.id and k.field = 'bans')
    ), cleared as (
      delete from game_ban b using taken t where b.game_id = t.id
    )
    update game g set own_bans = t.own_bans
    from taken t where g.id = t.id
    returning g.id, g.series_id`.execute(tx)
  if (rows.length === 0) return
  await sql`
    insert into game_ban (game_id, legend, place)
    select g.id, b.legend, b.place
    from game g
    cross join lateral (
      select c.id from game c join import f on f.id = c.import_id join series s on s.id = c.series_id
      where c.mid = g.mid and f.format = 'algs' and s.bans_enabled
      order by f.fetched_at desc nulls last, f.id desc
      limit 1
    ) league
    join game_ban b on b.game_id = league.id
    where g.id = any(${rows.map(({ id }) => id)})`.execute(tx)
  await sql`
    update series set own_bans_enabled = bans_enabled, bans_enabled = true
    where id = any(${rows.map(({ series_id }) => series_id)}) and not bans_enabled`.execute(tx)
}
