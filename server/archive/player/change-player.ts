import { sql, type Kysely, type Transaction } from 'kysely'
import { playerAdminMessages as texts } from '#contract/archive/player-admin.texts.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import type { Database } from '../../db/schema.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { OWN_PLAYER, MERGED_PLAYER, PLAYER_MERGES } from './player-keys.ts'
import { changeSeries, lockArchive } from '../series-change.ts'

type Tx = Transaction<Database>

/** Merges two players: all games of the first count for the second from now on, also in files imported later. */
export async function mergePlayers(
  db: Kysely<Database>,
  from: string,
  into: string,
  by: number | null,
) {
  if (from === into) throw badRequest(texts.samePlayer, 'same_player')
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await requirePlayers(tx, [from, into])
    await requireRoom(tx)
    if (await metInGame(tx, from, into)) throw conflict('players_met', texts.playersMet)
    await changeKeys(tx, await resultsOf(tx, from, MERGED_PLAYER, from), async () => {
      await tx
        .updateTable('player_merge')
        .set({ player: into })
        .where('player', '=', from)
        .execute()
      await tx
        .insertInto('player_merge')
        .values({ key: from, player: into, merged_by: by })
        .execute()
    })
  })
}

/** Undoes a merge for one id, and remembers that the two are different players. */
export async function splitPlayer(db: Kysely<Database>, key: string, by: number | null) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const merge = await tx
      .selectFrom('player_merge')
      .select('player')
      .where('key', '=', key)
      .executeTakeFirst()
    if (!merge) throw notFound(texts.mergeNotFound)
    await changeKeys(tx, await resultsOf(tx, merge.player, OWN_PLAYER, key), async () => {
      await tx.deleteFrom('player_merge').where('key', '=', key).execute()
    })
    await rememberDifferent(tx, [key, merge.player], by)
  })
}

/** Remembers that two players are different, so their merge isn't suggested again. */
export async function keepPlayersSeparate(
  db: Kysely<Database>,
  players: readonly [string, string],
  by: number,
) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await requirePlayers(tx, players)
    await rememberDifferent(tx, players, by)
  })
}

/** Two who played in the same game can't be one player. Days on which only one of them played are never read. */
export async function metInGame(
  db: Kysely<Database>,
  one: string,
  other: string,
): Promise<boolean> {
  // Raw: who a player is, as in the sums.
  const { rows } = await sql`
    with shared as (
      select day from player_day where player = ${one}
      intersect select day from player_day where player = ${other}
    )
    ${gamesOf(one)} intersect ${gamesOf(other)} limit 1`.execute(db)
  return rows.length > 0
}

/** The games of a player on the days `shared`. */
const gamesOf = (player: string) => sql`
  select r.game_id from team_result r
  join player_result p on p.team_result_id = r.id ${sql.raw(PLAYER_MERGES)}
  where r.is_current and ${sql.raw(MERGED_PLAYER)} = ${player}
    and (r.team_id, (r.played_at at time zone 'UTC')::date) in (
      select d.team_id, d.day from player_day d
      where d.player = ${player} and d.day in (select day from shared))`

interface PlayerResults {
  readonly seriesIds: readonly number[]
  readonly teamIds: readonly number[]
}

const changeKeys = (tx: Tx, { seriesIds, teamIds }: PlayerResults, change: () => Promise<void>) =>
  changeSeries(
    tx,
    seriesIds,
    async () => {
      await change()
      return { mids: [], seriesIds }
    },
    teamIds,
  )

/** Where the player played and for whom, narrowed to the games in which `column` has this value. */
async function resultsOf(
  tx: Tx,
  player: string,
  column: string,
  value: string,
): Promise<PlayerResults> {
  // Raw: who a player is, as in the sums.
  const { rows } = await sql<{ series_id: number; team_id: number }>`
    select distinct g.series_id, r.team_id
    from team_result r join game g on g.id = r.game_id
    join player_result p on p.team_result_id = r.id ${sql.raw(PLAYER_MERGES)}
    where r.is_current and r.team_id in (select team_id from player_day where player = ${player})
      and ${sql.raw(column)} = ${value}`.execute(tx)
  return {
    seriesIds: [...new Set(rows.map((row) => row.series_id))],
    teamIds: [...new Set(rows.map((row) => row.team_id))],
  }
}

async function requirePlayers(tx: Tx, players: readonly string[]) {
  const found = await tx
    .selectFrom('player_name')
    .select('player')
    .distinct()
    .where('player', 'in', players)
    .execute()
  if (found.length < players.length) throw notFound(texts.playerNotFound)
}

/** Safe from races: the archive is locked. */
async function requireRoom(tx: Tx) {
  const row = await tx
    .selectFrom('player_merge')
    .select(({ fn }) => fn.countAll<number>().as('merges'))
    .executeTakeFirst()
  if ((row?.merges ?? 0) >= QUOTAS.playerMerges) throw conflict('too_many_merges', texts.tooMany)
}

async function rememberDifferent(
  tx: Tx,
  [one, other]: readonly [string, string],
  by: number | null,
) {
  await sql`
    insert into player_apart (key, other_key, decided_by)
    values (least(${one}::text collate "C", ${other}), greatest(${one}::text collate "C", ${other}), ${by})
    on conflict do nothing`.execute(tx)
}
