import { sql, type Transaction } from 'kysely'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { announceRoomsOfSeries } from '../realtime/room-access.ts'
import { fillForecastRows, MAX_BANNED_PICKS, noteForecastChange } from './forecast-rows.ts'
import { refreshOwnMeans, teamsOfSeries } from './own-means.ts'
import { applyToSums, refreshLastPlayed } from './sum-tables.ts'

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
 * Runs a change and keeps all sums correct: subtracts what the touched series counted before, and adds what they count
 * afterward. Rooms of these series are notified. The work grows with the touched series, not with the archive.
 * `teamIds`: it touches results of these teams only, and no bans.
 */
export async function changeSeries(
  tx: Tx,
  before: readonly number[],
  change: () => Promise<TouchedGames>,
  teamIds: readonly number[] | null = null,
): Promise<TouchedGames> {
  const teamsBefore = teamIds ?? (await teamsOfSeries(tx, before))
  await applyToSums(tx, { seriesIds: before, teamIds }, -1)
  await noteForecastChange(tx, before)
  // A change can remove a series, so its rooms are looked up before it, too.
  await announceRoomsOfSeries(tx, before)
  const touched = await change()
  await chooseCurrent(tx, touched.mids)
  const all = [...new Set([...before, ...touched.seriesIds])]
  await announceRoomsOfSeries(tx, all)
  await applyToSums(tx, { seriesIds: all, teamIds }, 1)
  await refreshLastPlayed(tx)
  const teamsAfter = teamIds ?? (await teamsOfSeries(tx, all))
  await refreshOwnMeans(tx, [...new Set([...teamsBefore, ...teamsAfter])])
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
 * If several files contain the same game, this one wins: the format with more detail, then the set with all its games
 * so far, then a series whose bans were obeyed, then the lower set number of the source, then the file with more games of
 * the series, then the newest import. So a file of a series in progress takes over from the one before, and so does a
 * corrected file.
 */
async function chooseCurrent(tx: Tx, mids: readonly string[]) {
  const best = sql`
    select distinct on (g.mid) g.id
    from game g join import i on i.id = g.import_id join series s on s.id = g.series_id
    cross join lateral (
      select count(distinct o.id) as games, count(b.legend) as banned_picks
      from game o
      left join team_result r on r.game_id = o.id
      left join game_ban b on b.game_id = o.id and b.legend = any(r.legends)
      where o.series_id = s.id
    ) of_series
    where g.mid = any(${mids})
    order by g.mid,
      array_position(array['overstat', 'statscode', 'matchcsv', 'liveapi', 'scoresheet'], i.format),
      of_series.games < max(of_series.games) over (partition by g.mid, i.format, s.source_id),
      of_series.banned_picks > ${MAX_BANNED_PICKS},
      length(s.source_id), s.source_id collate "C", of_series.games desc, i.id desc, g.id`
  await sql`
    update game set is_current = false
    where mid = any(${mids}) and is_current and id not in (${best})`.execute(tx)
  await sql`update game set is_current = true where id in (${best}) and not is_current`.execute(tx)
  await sql`
    update team_result r set is_current = g.is_current from game g
    where g.id = r.game_id and g.mid = any(${mids}) and r.is_current <> g.is_current`.execute(tx)
}
