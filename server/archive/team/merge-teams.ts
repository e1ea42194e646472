import type { Kysely, Transaction } from 'kysely'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import type { TeamMerge } from '#domain/archive/team-merge.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { insertRows } from '../bulk-insert.ts'
import { moveResults, requireTeams } from './change-team.ts'
import { lockArchive } from '../series-change.ts'

type Tx = Transaction<Database>

const { sameTeam, teamsMet } = archiveChangeMessages

/** Older merges can still be undone by splitting names off. */
const UNDOABLE = 50

interface Pair {
  readonly from: number
  readonly into: number
}

/** Merges two teams: every result and spelling of the first moves to the second, which keeps its name. */
export async function mergeTeams(
  db: Kysely<Database>,
  from: number,
  into: number,
  by: number | null = null,
): Promise<{ from: string; into: string }> {
  const { merges } = await mergeInPairs(db, [{ from, into }], by)
  return { from: merges[0]?.from.name ?? '', into: merges[0]?.into.name ?? '' }
}

/** Merges several teams, all of them or none, and remembers how to undo it. */
export async function mergeInPairs(
  db: Kysely<Database>,
  pairs: readonly Pair[],
  by: number | null,
) {
  return db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await requireTeams(tx, [...new Set(pairs.flatMap(({ from, into }) => [from, into]))])
    const merges: TeamMerge[] = []
    const movedTo = new Map<number, number>()
    for (const { from, into } of pairs) {
      // One of the merges before may have merged this team too.
      let target = into
      for (let next = movedTo.get(target); next !== undefined; next = movedTo.get(target)) {
        target = next
      }
      merges.push(await mergeOne(tx, from, target))
      movedTo.set(from, target)
    }
    const { id } = await tx
      .insertInto('team_merge')
      .values({ merged_by: by, merges: JSON.stringify(merges) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .deleteFrom('team_merge')
      .where('id', '<=', id - UNDOABLE)
      .execute()
    return { id, merges }
  })
}

async function mergeOne(tx: Tx, from: number, into: number): Promise<TeamMerge> {
  if (from === into) throw badRequest(sameTeam, 'same_team')
  const merge = await describeMerge(tx, from, into)
  await requireNeverOpponents(tx, merge)
  await moveResults(tx, [from, into], async () => {
    await tx
      .updateTable('team_alias')
      .set({ team_id: into, is_chosen: true })
      .where('team_id', 'in', [from, into])
      .execute()
    await tx.updateTable('team_result').set({ team_id: into }).where('team_id', '=', from).execute()
    const added = merge.seasons.filter(({ season }) => merge.addedSeasons.includes(season))
    await insertRows(
      tx,
      'team_season',
      added.map((season) => ({ ...season, team_id: into })),
    )
  })
  await tx.deleteFrom('team').where('id', '=', from).execute()
  await tx.updateTable('team').set({ is_name_chosen: true }).where('id', '=', into).execute()
  return merge
}

async function describeMerge(tx: Tx, from: number, into: number): Promise<TeamMerge> {
  const ids = anyOf([from, into])
  const teams = await tx.selectFrom('team').selectAll().where('id', '=', ids).execute()
  const aliases = await tx
    .selectFrom('team_alias')
    .selectAll()
    .where('team_id', '=', ids)
    .orderBy('key')
    .execute()
  const chosen = await tx.selectFrom('team_season').selectAll().where('team_id', '=', ids).execute()
  const teamOf = (id: number) => {
    const team = teams.find((row) => row.id === id)
    if (!team) throw notFound(archiveChangeMessages.teamNotFound)
    return { id, name: team.name, isNameChosen: team.is_name_chosen }
  }
  const seasonsOf = (id: number) => chosen.filter(({ team_id }) => team_id === id)
  const known = new Set(seasonsOf(into).map(({ season }) => season))
  const seasons = seasonsOf(from).map(({ season, region }) => ({ season, region }))
  return {
    from: teamOf(from),
    into: teamOf(into),
    keys: aliases
      .filter(({ team_id }) => team_id === from)
      .map(({ key, is_chosen }) => ({ key, isChosen: is_chosen })),
    unchosen: aliases
      .filter(({ team_id, is_chosen }) => team_id === into && !is_chosen)
      .map(({ key }) => key),
    seasons,
    addedSeasons: seasons.map(({ season }) => season).filter((season) => !known.has(season)),
  }
}

/** Teams that played in the same game can't be one team. */
async function requireNeverOpponents(tx: Tx, { from, into }: TeamMerge) {
  const met = await tx
    .selectFrom('team_result as a')
    .innerJoin('team_result as b', 'b.game_id', 'a.game_id')
    .select('a.game_id')
    .where('a.team_id', '=', from.id)
    .where('b.team_id', '=', into.id)
    .limit(1)
    .executeTakeFirst()
  if (met) throw conflict('teams_met', teamsMet(from.name, into.name))
}
