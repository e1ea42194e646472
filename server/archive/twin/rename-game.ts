import { type RawBuilder, sql, type Transaction } from 'kysely'
import { NOTE_LENGTH } from '#contract/note/note.ts'
import type { RenamedGame } from '../../db/schema/archive-schema.ts'
import type { Database } from '../../db/schema.ts'
import { errorCode, FOREIGN_KEY_VIOLATION } from '../../http/errors.ts'

type Tx = Transaction<Database>

/** Tables with rows of a game or series, by the id of the game, or of the first one, which names its series. */
const BY_GAME: Readonly<Record<string, string>> = {
  game_track: 'mid',
  insight_verdict: 'mid',
  ring_game: 'mid',
  said_forecast: 'first_mid',
  said_ban: 'first_mid',
  series_match_point: 'first_mid',
  series_webhook: 'first_mid',
  series_kind: 'first_mid',
  landing: 'first_mid',
}

/** Gives a game another id, with everything that is stored by it. What the other id already has stays. */
export async function renameGame(tx: Tx, from: string, to: string): Promise<RenamedGame> {
  await sql`
    update game set mid = ${to}, own_mid = coalesce(own_mid, mid) where mid = ${from}`.execute(tx)
  // What was joined with it before can still be split from it.
  await sql`
    update game_twin t set other_mid = ${to} where other_mid = ${from} and is_same
      and not exists (select from game_twin o where o.mid = t.mid and o.other_mid = ${to})`.execute(
    tx,
  )
  const deleted: Record<string, object[]> = {}
  const replaced = await takeOut(
    tx,
    sql`
      delete from landing l where mid = ${from}
        and exists (select from landing k where k.mid = ${to} and k.team_key = l.team_key)
      returning to_jsonb(l) as row`,
  )
  if (replaced.length > 0) deleted['landing'] = replaced
  const landings = await tx
    .updateTable('landing')
    .set({ mid: to })
    .where('mid', '=', from)
    .returning('team_key')
    .execute()
  const moved: string[] = []
  for (const [name, id] of Object.entries(BY_GAME)) {
    const [table, column] = [sql.table(name), sql.ref(id)]
    const rows = await takeOut(
      tx,
      sql`
        delete from ${table} t where ${column} = ${from}
          and exists (select from ${table} where ${column} = ${to})
        returning to_jsonb(t) as row`,
    )
    if (rows.length > 0) deleted[name] = [...(deleted[name] ?? []), ...rows]
    const { numAffectedRows = 0n } = await moveRows(tx, name, from, to)
    if (numAffectedRows > 0n) moved.push(name)
  }
  await moveNotes(tx, from, to)
  await tx.updateTable('draft_room').set({ first_mid: to }).where('first_mid', '=', from).execute()
  await tx.updateTable('poi_draft').set({ landed_mid: to }).where('landed_mid', '=', from).execute()
  const links = await tx
    .updateTable('share_link')
    .set({ target: to })
    .where('target', '=', from)
    .where('kind', 'in', ['series_obs', 'game_replay'])
    .returning('id')
    .execute()
  return {
    moved,
    landings: landings.map(({ team_key }) => team_key),
    links: links.map(({ id }) => id),
    moments: await moveMoments(tx, from, to),
    deleted,
  }
}

/** Gives a game its own id back, with what had moved along and what had been deleted. */
export async function restoreGame(
  tx: Tx,
  { own, other }: { readonly own: string; readonly other: string },
  { moved, landings, links, moments = [], deleted }: RenamedGame,
) {
  await sql`
    update game set mid = own_mid, own_mid = null
    where mid = ${other} and own_mid = ${own}`.execute(tx)
  await sql`
    update landing set mid = ${own}
    where mid = ${other} and team_key = any(${landings})`.execute(tx)
  await sql`
    update moment set mid = ${own}
    where mid = ${other} and id = any(${moments}::uuid[])`.execute(tx)
  for (const name of moved) await moveRows(tx, name, other, own)
  await sql`update share_link set target = ${own} where id = any(${links})`.execute(tx)
  for (const [name, rows] of Object.entries(deleted))
    for (const row of rows) await insertAgain(tx, name, row)
}

/** The rows that a statement deletes, each returned as `row`. */
async function takeOut(tx: Tx, deletion: RawBuilder<unknown>): Promise<object[]> {
  const { rows } = await sql<{ row: object }>`
    with gone as (${deletion}) select row from gone`.execute(tx)
  return rows.map(({ row }) => row)
}

const moveRows = (tx: Tx, name: string, from: string, to: string) => {
  const column = sql.ref(BY_GAME[name] ?? 'mid')
  return sql`update ${sql.table(name)} set ${column} = ${to} where ${column} = ${from}`.execute(tx)
}

/** What it belongs to, such as a team, can be gone by now. */
async function insertAgain(tx: Tx, name: string, row: object) {
  const table = sql.table(name)
  await sql`savepoint before_row`.execute(tx)
  try {
    await sql`
      insert into ${table} overriding system value
      select (jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)).*
      on conflict do nothing`.execute(tx)
  } catch (error) {
    if (errorCode(error) !== FOREIGN_KEY_VIOLATION) throw error
    await sql`rollback to savepoint before_row`.execute(tx)
  }
}

/** Everything that was said about the game, by id. */
async function moveMoments(tx: Tx, from: string, to: string): Promise<string[]> {
  const moved = await tx
    .updateTable('moment')
    .set({ mid: to })
    .where('mid', '=', from)
    .returning('id')
    .execute()
  return moved.map(({ id }) => id)
}

/** A note about a series is a person's work: where both have one, they become one. */
async function moveNotes(tx: Tx, from: string, to: string) {
  await sql`
    with gone as (
      delete from note where about = 'series' and subject = ${from} returning text, updated_by
    )
    insert into note (about, subject, text, updated_by)
    select 'series', ${to}, text, updated_by from gone
    on conflict (about, subject) do update
    set text = left(note.text || E'\\n\\n' || excluded.text, ${NOTE_LENGTH}),
      version = excluded.version, updated_at = now()`.execute(tx)
  await sql`
    update earlier_note set subject = ${to} where about = 'series' and subject = ${from}`.execute(
    tx,
  )
}
