import { sql, type Transaction } from 'kysely'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { announceRoomsOfSeries } from '../realtime/room-access.ts'
import { fillForecastRows, MAX_BANNED_PICKS, noteForecastChange } from './forecast-rows.ts'
import { changeSums } from './change-sums.ts'
import { refreshKinds } from './kind/refresh-kinds.ts'
import { restoreOwnBans, takeLeagueBans } from './league-bans.ts'
import { refreshLastPlayed, refreshOwnMeans } from './own-means.ts'

type Tx = Transaction<Database>

/**
 * Waits until no other transaction changes the archive, then locks it until this one ends. Returns the version this
 * change will have and notifies all servers on commit.
 */
export async function lockArchive(tx: Tx): Promise<number> {
  const { version } = await tx
    .updateTable('archive')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  await sql`select pg_notify('archive', ${String(version)})`.execute(tx)
  return version
}

/** What a change touches. The sums need whole series, because the bans of a game depend on the game before. */
export interface TouchedGames {
  /** Games for which another file's copy may become the current one. */
  mids: readonly string[]
  seriesIds: readonly number[]
}

/**
 * Runs a change and keeps all sums correct: what the touched series count afterward replaces what they counted before.
 * Rooms of these series are notified. The work grows with the touched series, not with the archive.
 * `teamIds`: it touches results of these teams only, and no bans.
 */
export async function changeSeries(
  tx: Tx,
  before: readonly number[],
  change: () => Promise<TouchedGames>,
  teamIds: readonly number[] | null = null,
): Promise<TouchedGames> {
  const allOf = (touched: TouchedGames) => [...new Set([...before, ...touched.seriesIds])]
  const changed = await changeSums(tx, {
    before: { seriesIds: before, teamIds },
    change: async () => {
      await noteForecastChange(tx, before)
      // A change can remove a series, so its rooms are looked up before it, too.
      await announceRoomsOfSeries(tx, before)
      const touched = await change()
      await chooseCurrent(tx, touched.mids)
      return touched
    },
    after: (touched) => ({ seriesIds: allOf(touched), teamIds }),
  })
  const touched = changed.result
  const all = allOf(touched)
  await announceRoomsOfSeries(tx, all)
  await refreshKinds(tx, all)
  await refreshLastPlayed(tx)
  await refreshOwnMeans(tx, changed.teamIds)
  await fillForecastRows(tx, all, teamIds)
  return touched
}

/** Returns which of these games are already in the archive, and their series. */
export async function findKnownGames(tx: Tx, mids: readonly string[]): Promise<TouchedGames> {
  const rows = await tx
    .selectFrom('game')
    .select(['mid', 'series_id'])
    .where('mid', '=', anyOf(mids))
    .execute()
  return {
    mids: [...new Set(rows.map((row) => row.mid))],
    seriesIds: [...new Set(rows.map((row) => row.series_id))],
  }
}

/**
 * If several files contain the same game, this one wins: the format with more detail, then the one that was fetched
 * last, if the files say so, then the set with all its games so far, then a series whose bans were obeyed, then the
 * lower set number of the source, then the file with more games of the series, then the newest import. So a file of a
 * series in progress takes over from the one before, and so does a corrected file. A game that the league has withdrawn
 * since a file was fetched doesn't count from it. Bans are the league's, whichever file counts.
 */
async function chooseCurrent(tx: Tx, mids: readonly string[]) {
  if (mids.length === 0) return
  await restoreOwnBans(tx, mids)
  const { rows } = await sql<{ id: number }>`
    with copy as materialized (
      select g.id, g.mid, g.series_id, g.import_id, i.format, i.fetched_at, s.source_id
      from game g join import i on i.id = g.import_id join series s on s.id = g.series_id
      where g.mid = any(${mids}) and not (i.format = 'algs' and exists (
        select from series n join import f on f.id = n.import_id
        where n.source_id = s.source_id and f.format = 'algs'
          and (f.fetched_at, f.id) > (i.fetched_at, i.id)
          and coalesce(g.own_mid, g.mid) <> all(n.awaited)
          and not exists (
            select from game o
            where o.series_id = n.id and coalesce(o.own_mid, o.mid) = coalesce(g.own_mid, g.mid))))
    ), of_series as materialized (
      select o.series_id, count(distinct o.id) as games, count(b.legend) as banned_picks
      from game o
      left join team_result r on r.game_id = o.id
      left join game_ban b on b.game_id = o.id and b.legend = any(r.legends)
      where o.series_id in (select series_id from copy)
      group by o.series_id
    )
    select distinct on (c.mid) c.id
    from copy c join of_series s on s.series_id = c.series_id
    order by c.mid,
      array_position(array['overstat', 'statscode', 'matchcsv', 'liveapi', 'algs', 'scoresheet'], c.format),
      c.fetched_at desc nulls last,
      s.games < max(s.games) over (partition by c.mid, c.format, c.source_id),
      s.banned_picks > ${MAX_BANNED_PICKS},
      length(c.source_id), c.source_id collate "C", s.games desc, c.import_id desc, c.id`.execute(
    tx,
  )
  const best = rows.map(({ id }) => id)
  await sql`
    update game set is_current = false
    where mid = any(${mids}) and is_current and id <> all(${best})`.execute(tx)
  await sql`
    update game set is_current = true where id = any(${best}) and not is_current`.execute(tx)
  await sql`
    update team_result r set is_current = g.is_current from game g
    where g.id = r.game_id and g.mid = any(${mids}) and r.is_current <> g.is_current`.execute(tx)
  await takeLeagueBans(tx, mids)
}
