import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

type Tx = Transaction<Database>

/** Tables with one row per game or series, by the id of the game, or of the first one, which names its series. */
const BY_GAME = {
  game_track: 'mid',
  ring_game: 'mid',
  said_forecast: 'first_mid',
  said_ban: 'first_mid',
  series_webhook: 'first_mid',
} as const

/** Gives a game another id, with everything that is stored by it. What the other id already has stays. */
export async function renameGame(tx: Tx, from: string, to: string) {
  await tx.updateTable('game').set({ mid: to }).where('mid', '=', from).execute()
  await sql`
    delete from landing l where mid = ${from}
      and exists (select from landing k where k.mid = ${to} and k.team_key = l.team_key)`.execute(
    tx,
  )
  await tx.updateTable('landing').set({ mid: to }).where('mid', '=', from).execute()
  for (const [name, id] of Object.entries(BY_GAME)) {
    const [table, column] = [sql.table(name), sql.ref(id)]
    await sql`
      delete from ${table} where ${column} = ${from}
        and exists (select from ${table} where ${column} = ${to})`.execute(tx)
    await sql`update ${table} set ${column} = ${to} where ${column} = ${from}`.execute(tx)
  }
  await tx
    .updateTable('share_link')
    .set({ target: to })
    .where('target', '=', from)
    .where('kind', 'in', ['series_obs', 'game_replay'])
    .execute()
}
