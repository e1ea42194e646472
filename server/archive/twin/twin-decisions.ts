import { type Kysely, sql, type Transaction } from 'kysely'
import { gameTwinMessages as texts } from '#contract/archive/game-twin.texts.ts'
import { anyOf } from '../../db/expressions.ts'
import type { RenamedGame } from '../../db/schema/archive-schema.ts'
import type { Database } from '../../db/schema.ts'
import { conflict } from '../../http/errors.ts'
import { deleteUnusedTracks } from '../game-track.ts'
import { teamsOfSeries } from '../own-means.ts'
import { changeSeries, findKnownGames, lockArchive } from '../series-change.ts'
import { saveRegions } from '../team/team-regions.ts'
import { refreshTeamNames } from '../team/team-lookup.ts'
import { renameGame, restoreGame } from './rename-game.ts'

type Tx = Transaction<Database>

/** What an editor has decided about two games, in any order; null if nothing. */
export type TwinDecisions = (mid: string, otherMid: string) => boolean | null

export async function findDecisions(tx: Tx, mids: readonly string[]): Promise<TwinDecisions> {
  const rows = await tx
    .selectFrom('game_twin')
    .select(['mid', 'other_mid', 'is_same'])
    .where('is_same', 'is not', null)
    .where((eb) => eb.or([eb('mid', '=', anyOf(mids)), eb('other_mid', '=', anyOf(mids))]))
    .execute()
  const known = new Map(rows.map((row) => [pairKey(row.mid, row.other_mid), row.is_same]))
  return (mid, otherMid) => known.get(pairKey(mid, otherMid)) ?? null
}

const pairKey = (mid: string, otherMid: string) => JSON.stringify([mid, otherMid].toSorted())

/** Remembers that a live game may be the same as another one, for an editor to decide. */
export async function noteUncertain(tx: Tx, mid: string, otherMid: string) {
  await sql`
    insert into game_twin (mid, other_mid)
    select ${mid}, ${otherMid}
    where not exists (select from game_twin where mid = ${otherMid} and other_mid = ${mid})
    on conflict do nothing`.execute(tx)
}

/** Remembers that a live game was joined with another one by itself, so an editor can split them. */
export async function noteJoined(tx: Tx, { mid, otherMid }: Pair, renamed: RenamedGame) {
  await sql`
    insert into game_twin as t (mid, other_mid, is_same, decided_at, renamed)
    values (${mid}, ${otherMid}, true, now(), ${JSON.stringify(renamed)}::jsonb)
    on conflict (mid, other_mid) do update
    set is_same = true, decided_at = now(), renamed = excluded.renamed
    where t.is_same is null`.execute(tx)
}

interface Pair {
  readonly mid: string
  readonly otherMid: string
}

/** Makes a live game and another one the same game, now and when their files are imported again. */
export async function joinGames(db: Kysely<Database>, { mid, otherMid }: Pair, by: number) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await decide(tx, { mid, otherMid }, true, by)
    const { mids, seriesIds } = await findKnownGames(tx, [mid, otherMid])
    if (mids.length < 2 || (await isInOneFile(tx, { mid, otherMid })))
      throw conflict('pair_gone', texts.gone)
    const teams = await teamsOfSeries(tx, seriesIds)
    await saveRegions(tx, teams, () =>
      changeSeries(tx, seriesIds, async () => {
        // Only one file of a game counts. Which one is chosen after the change.
        await tx.updateTable('game').set({ is_current: false }).where('mid', '=', mid).execute()
        await noteRenamed(tx, { mid, otherMid }, await renameGame(tx, mid, otherMid))
        return { mids: [otherMid], seriesIds }
      }),
    )
    await refreshTeamNames(tx, teams)
  })
}

async function noteRenamed(tx: Tx, { mid, otherMid }: Pair, renamed: RenamedGame) {
  await tx
    .updateTable('game_twin')
    .set({ renamed: JSON.stringify(renamed) })
    .where('mid', '=', mid)
    .where('other_mid', '=', otherMid)
    .execute()
}

/**
 * Makes two games of one that was joined, as they were before. If an editor has joined them, the pair is undecided again.
 * Otherwise they are different: the next import would join them again.
 */
export async function splitGames(db: Kysely<Database>, { mid, otherMid }: Pair, by: number) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const pair = await tx
      .selectFrom('game_twin')
      .select(['renamed', 'decided_by'])
      .where('mid', '=', mid)
      .where('other_mid', '=', otherMid)
      .where('is_same', '=', true)
      .executeTakeFirst()
    const renamed = pair?.renamed
    if (!renamed) throw conflict('pair_gone', texts.notJoined)
    const isByEditor = pair.decided_by !== null
    await tx
      .updateTable('game_twin')
      .set({
        is_same: isByEditor ? null : false,
        decided_by: isByEditor ? null : by,
        decided_at: isByEditor ? null : new Date(),
        renamed: null,
      })
      .where('mid', '=', mid)
      .where('other_mid', '=', otherMid)
      .execute()
    const { seriesIds } = await findKnownGames(tx, [otherMid])
    const teams = await teamsOfSeries(tx, seriesIds)
    await saveRegions(tx, teams, () =>
      changeSeries(tx, seriesIds, async () => {
        await tx
          .updateTable('game')
          .set({ is_current: false })
          .where('mid', '=', otherMid)
          .where('own_mid', '=', mid)
          .execute()
        await restoreGame(tx, { own: mid, other: otherMid }, renamed)
        return { mids: [mid, otherMid], seriesIds }
      }),
    )
    await deleteUnusedTracks(tx, [mid, otherMid])
    await deleteUnusedTwins(tx, [mid, otherMid])
    await refreshTeamNames(tx, teams)
  })
}

/** Remembers that two games are different. They aren't offered again. */
export async function keepGamesApart(db: Kysely<Database>, pair: Pair, by: number) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await decide(tx, pair, false, by)
  })
}

async function decide(tx: Tx, { mid, otherMid }: Pair, isSame: boolean, by: number) {
  const { numUpdatedRows } = await tx
    .updateTable('game_twin')
    .set((eb) => ({ is_same: isSame, decided_by: by, decided_at: eb.fn<Date>('now') }))
    .where('mid', '=', mid)
    .where('other_mid', '=', otherMid)
    .where('is_same', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw conflict('pair_gone', texts.gone)
}

/** A file has each game once, so two of its games are never the same. */
async function isInOneFile(tx: Tx, { mid, otherMid }: Pair): Promise<boolean> {
  const row = await tx
    .selectFrom('game as g')
    .innerJoin('game as o', 'o.import_id', 'g.import_id')
    .select('g.id')
    .where('g.mid', '=', mid)
    .where('o.mid', '=', otherMid)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes pairs of games that the archive no longer has, except those that someone has decided about. */
export async function deleteUnusedTwins(tx: Tx, mids: readonly string[]) {
  await sql`
    delete from game_twin t
    where (is_same is null or is_same and decided_by is null)
      and (mid = any(${mids}) or other_mid = any(${mids}))
      and not (exists (select from game g where t.mid in (g.mid, g.own_mid))
        and exists (select from game g where g.mid = t.other_mid))`.execute(tx)
}
