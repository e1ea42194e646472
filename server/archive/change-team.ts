import { sql, type Kysely, type Transaction } from 'kysely'
import { messages } from '#contract/messages.ts'
import type { Region } from '#domain/region.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, conflict, notFound } from '../errors.ts'
import { changeSeries, lockArchive } from './current.ts'
import { keepRegions, seriesOfTeams } from './regions.ts'
import { renewNames } from './teams.ts'

type Tx = Transaction<Database>

const { teams: texts } = messages

/** Makes two teams one: every result and spelling of the first becomes the second's. */
export async function mergeTeams(db: Kysely<Database>, fromId: number, intoId: number) {
  if (fromId === intoId) throw badRequest(texts.sameTeam, 'same_team')
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await requireTeams(tx, [fromId, intoId])
    await requireApart(tx, fromId, intoId)
    await moveResults(tx, [fromId, intoId], async () => {
      await sql`update team_alias set team_id = ${intoId}, is_chosen = true
        where team_id = ${fromId}`.execute(tx)
      await sql`update team_result set team_id = ${intoId} where team_id = ${fromId}`.execute(tx)
    })
    await tx.deleteFrom('team').where('id', '=', fromId).execute()
    await renewNames(tx, [intoId])
  })
}

/** Gives one spelling a team of its own again. */
export async function splitAlias(db: Kysely<Database>, key: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const aliases = await sql<{ key: string; team_id: number }>`
      select key, team_id from team_alias
      where team_id = (select team_id from team_alias where key = ${key})`.execute(tx)
    const alias = aliases.rows.find((row) => row.key === key)
    if (!alias) throw notFound(texts.aliasNotFound)
    if (aliases.rows.length === 1) throw conflict('only_alias', texts.onlyAlias)
    const { id } = await tx
      .insertInto('team')
      .values({ name: key })
      .returning('id')
      .executeTakeFirstOrThrow()
    await moveResults(tx, [alias.team_id, id], async () => {
      await sql`update team_alias set team_id = ${id}, is_chosen = true where key = ${key}`.execute(
        tx,
      )
      await sql`update team_result set team_id = ${id} where alias_key = ${key}`.execute(tx)
    })
    await renewNames(tx, [alias.team_id, id])
    return id
  })
}

/** An administrator's word about a team's region in a year, or none any more. */
export async function chooseRegion(
  db: Kysely<Database>,
  teamId: number,
  season: number,
  region: Region | null,
) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await requireTeams(tx, [teamId])
    await keepRegions(tx, [teamId], async () => {
      await sql`delete from team_season where team_id = ${teamId} and season = ${season}`.execute(
        tx,
      )
      if (region) {
        await tx.insertInto('team_season').values({ team_id: teamId, season, region }).execute()
      }
      return { seriesIds: [] }
    })
  })
}

async function moveResults(tx: Tx, teamIds: readonly number[], move: () => Promise<void>) {
  const touched = await seriesOfTeams(tx, teamIds)
  await keepRegions(tx, teamIds, () =>
    changeSeries(tx, touched, async () => {
      await move()
      return { mids: [], seriesIds: touched }
    }),
  )
}

async function requireTeams(tx: Tx, ids: readonly number[]) {
  const rows = await tx.selectFrom('team').select('id').where('id', 'in', ids).execute()
  if (rows.length < ids.length) throw notFound(texts.teamNotFound)
}

/** Two teams that met in a game are two. */
async function requireApart(tx: Tx, fromId: number, intoId: number) {
  const { rows } = await sql`
    select from team_result a join team_result b on b.game_id = a.game_id
    where a.team_id = ${fromId} and b.team_id = ${intoId} limit 1`.execute(tx)
  if (rows.length > 0) throw conflict('teams_met', texts.teamsMet)
}
