import type { Kysely, Transaction } from 'kysely'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { TeamMerge } from '#domain/archive/team-merge.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { insertRows } from '../bulk-insert.ts'
import { moveResults } from './change-team.ts'
import { lockArchive } from '../series-change.ts'
import { deleteUnusedTeams, refreshTeamNames } from './team-lookup.ts'

type Tx = Transaction<Database>

/** Undoes a merge: each team gets its name, spellings, results and regions back. */
export async function undoMerge(db: Kysely<Database>, id: number) {
  await db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    const row = await tx
      .deleteFrom('team_merge')
      .where('id', '=', id)
      .returning('merges')
      .executeTakeFirst()
    if (!row) throw notFound(texts.mergeGone)
    for (const merge of row.merges.toReversed()) await undoOne(tx, merge)
  })
}

async function undoOne(tx: Tx, { from, into, keys, unchosen, ...regions }: TeamMerge) {
  const moved = keys.map(({ key }) => key)
  await requireUnchanged(tx, into, moved)
  await insertRows(tx, 'team', [
    { id: from.id, name: from.name, is_name_chosen: from.isNameChosen },
  ])
  await moveResults(tx, [from.id, into.id], async () => {
    await tx
      .updateTable('team_alias')
      .set({ team_id: from.id })
      .where('key', '=', anyOf(moved))
      .execute()
    await tx
      .updateTable('team_result')
      .set({ team_id: from.id })
      .where('alias_key', '=', anyOf(moved))
      .execute()
    await tx
      .deleteFrom('team_season')
      .where('team_id', '=', into.id)
      .where('season', '=', anyOf(regions.addedSeasons))
      .execute()
    await insertRows(
      tx,
      'team_season',
      regions.seasons.map((season) => ({ ...season, team_id: from.id })),
    )
  })
  const free = keys.filter(({ isChosen }) => !isChosen).map(({ key }) => key)
  await tx
    .updateTable('team_alias')
    .set({ is_chosen: false })
    .where('key', '=', anyOf([...free, ...unchosen]))
    .execute()
  await tx
    .updateTable('team')
    .set({ is_name_chosen: into.isNameChosen })
    .where('id', '=', into.id)
    // A name that was chosen after the merge stays.
    .where('name', '=', into.name)
    .execute()
  await deleteUnusedTeams(tx, [from.id, into.id])
  await refreshTeamNames(tx, [from.id, into.id])
}

/** A spelling that was split off or merged elsewhere since can't go back. */
async function requireUnchanged(tx: Tx, into: TeamMerge['into'], keys: readonly string[]) {
  const rows = await tx
    .selectFrom('team_alias')
    .select('key')
    .where('team_id', '=', into.id)
    .where('key', '=', anyOf(keys))
    .execute()
  if (rows.length < keys.length) throw conflict('teams_changed', texts.mergeChanged(into.name))
}
