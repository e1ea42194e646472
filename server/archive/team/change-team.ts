import { sql, type Kysely, type Transaction } from 'kysely'
import { archiveChangeMessages as texts } from '#contract/archive/archive-change.texts.ts'
import { teamAdminMessages as adminTexts } from '#contract/archive/team-admin.texts.ts'
import type { Region } from '#domain/archive/region.ts'
import { teamKey, normalizeTeamName } from '#domain/team/team.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { changeSeries, lockArchive } from '../series-change.ts'
import { findTeamsBySpelling } from './find-teams.ts'
import { changePoiSums } from '../change-sums.ts'
import { saveRegions, seriesOfTeams } from './team-regions.ts'
import { refreshTeamNames } from './team-lookup.ts'

type Tx = Transaction<Database>

/** Renames a team. Its old spellings still find it. */
export async function renameTeam(db: Kysely<Database>, id: number, wanted: string) {
  const name = normalizeTeamName(wanted)
  const key = teamKey(name)
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await requireTeams(tx, [id])
    const owner = (await findTeamsBySpelling(tx, [name])).get(key)
    if (owner && owner.id !== id)
      throw conflict('name_taken', adminTexts.nameTaken(name, owner.name))
    if (!owner) {
      // A drop file may already have landings under the new name.
      await changePoiSums(tx, await seriesOfTeams(tx, [id]), () =>
        tx.insertInto('team_alias').values({ key, team_id: id }).execute(),
      )
    }
    await tx.updateTable('team_alias').set({ is_chosen: true }).where('team_id', '=', id).execute()
    await tx.updateTable('team').set({ name, is_name_chosen: true }).where('id', '=', id).execute()
    return name
  })
}

/** Splits one spelling off into its own team, and remembers that the two are not the same team. */
export async function splitAlias(
  db: Kysely<Database>,
  key: string,
  by: number | null,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const aliases = await tx
      .selectFrom('team_alias as a')
      .innerJoin('team as t', 't.id', 'a.team_id')
      .select(['a.key', 'a.team_id', 't.name'])
      .where('a.team_id', '=', (eb) =>
        eb.selectFrom('team_alias').select('team_id').where('key', '=', key),
      )
      .execute()
    const alias = aliases.find((row) => row.key === key)
    if (!alias) throw notFound(texts.aliasNotFound)
    const others = aliases.filter((row) => row.key !== key).map((row) => row.key)
    if (others.length === 0) throw conflict('only_alias', texts.onlyAlias)
    const { id } = await tx
      .insertInto('team')
      .values({ name: key })
      .returning('id')
      .executeTakeFirstOrThrow()
    await moveResults(tx, [alias.team_id, id], async () => {
      await tx
        .updateTable('team_alias')
        .set({ team_id: id, is_chosen: true })
        .where('key', '=', key)
        .execute()
      await tx
        .updateTable('team_result')
        .set({ team_id: id })
        .where('alias_key', '=', key)
        .execute()
    })
    if (teamKey(alias.name) === key) await loseName(tx, alias.team_id, others)
    await rememberApart(tx, key, others, by)
    await refreshTeamNames(tx, [alias.team_id, id])
    return id
  })
}

/** Remembers that two similar teams are different, so their merge isn't suggested again. */
export async function keepTeamsSeparate(
  db: Kysely<Database>,
  ids: readonly [number, number],
  by: number,
) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const names = await requireTeams(tx, ids)
    const [key = '', ...others] = [...names.values()].map(teamKey)
    await rememberApart(tx, key, others, by)
  })
}

/** Sets a team's region in a year as the administrator's choice; null removes the choice. */
export async function chooseRegion(
  db: Kysely<Database>,
  teamId: number,
  season: number,
  region: Region | null,
) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await requireTeams(tx, [teamId])
    await saveRegions(tx, [teamId], async () => {
      await tx
        .deleteFrom('team_season')
        .where('team_id', '=', teamId)
        .where('season', '=', season)
        .execute()
      if (region) {
        await tx.insertInto('team_season').values({ team_id: teamId, season, region }).execute()
      }
      return { seriesIds: [] }
    })
  })
}

/** Moves results between these teams and keeps sums and regions correct. */
export async function moveResults(tx: Tx, teamIds: readonly number[], move: () => Promise<void>) {
  const touched = await seriesOfTeams(tx, teamIds)
  await saveRegions(tx, teamIds, () =>
    changeSeries(
      tx,
      touched,
      async () => {
        await move()
        return { mids: [], seriesIds: touched }
      },
      teamIds,
    ),
  )
}

/** The team's name went with the split spelling, so the team takes one of its other spellings. */
async function loseName(tx: Tx, teamId: number, others: readonly string[]) {
  const [name = ''] = others
  await tx
    .updateTable('team')
    .set({ name, is_name_chosen: false })
    .where('id', '=', teamId)
    .execute()
}

async function rememberApart(tx: Tx, key: string, others: readonly string[], by: number | null) {
  await sql`
    insert into team_apart (key, other_key, decided_by)
    select least(${key}::text collate "C", other), greatest(${key}::text collate "C", other), ${by}::integer
    from unnest(${others}::text[]) as o (other)
    on conflict do nothing`.execute(tx)
}

export async function requireTeams(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('team').select(['id', 'name']).where('id', 'in', ids).execute()
  if (rows.length < ids.length) throw notFound(texts.teamNotFound)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
