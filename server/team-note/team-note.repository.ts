import type { Kysely, Transaction } from 'kysely'
import type { TeamNote } from '#contract/team-note.ts'
import { teamKey } from '#domain/team/team.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

interface Team {
  id: number
  name: string
}

interface NewText {
  team: Team
  text: string
  /** What the sender has read, 0 for no note. */
  version: number
  by: number
}

export const NO_NOTE: TeamNote = { text: '', version: 0, updated_at: null, updated_by: null }

export const teamNoteRepository = (db: Kysely<Database>) => ({
  find: (team: Team): Promise<TeamNote> => readNote(db, team),

  /** Null if the note changed since the version that was read. */
  save({ team, text, version, by }: NewText): Promise<TeamNote | null> {
    const quotas = text === '' ? [] : [quotaOf(team)]
    return createWithinQuotas(db, 'team_note', quotas, async (tx) => {
      const stored = await readNote(tx, team)
      // A save whose answer got lost is sent again, with the version from before it.
      if (stored.text === text) return stored
      if (stored.version !== version) return null
      await tx.deleteFrom('team_note').where('team_key', 'in', keysOf(tx, team)).execute()
      if (text === '') return NO_NOTE
      await tx
        .insertInto('team_note')
        .values({ team_key: teamKey(team.name), text, updated_by: by })
        .execute()
      return readNote(tx, team)
    })
  },
})

const keysOf = (db: Kysely<Database> | Transaction<Database>, { id }: Team) =>
  db.selectFrom('team_alias').select('key').where('team_id', '=', id)

/** Merged teams can each have a note. They read as one, the one under the team's name first. */
async function readNote(
  db: Kysely<Database> | Transaction<Database>,
  team: Team,
): Promise<TeamNote> {
  const rows = await db
    .selectFrom('team_note as n')
    .leftJoin('account', 'account.id', 'n.updated_by')
    .select(['n.text', 'n.version', 'n.updated_at', 'account.username as by'])
    .where('n.team_key', 'in', keysOf(db, team))
    .orderBy((eb) => eb('n.team_key', '=', teamKey(team.name)), 'desc')
    .orderBy('n.version')
    .execute()
  const newest = rows.toSorted((a, b) => b.version - a.version)[0]
  if (!newest) return NO_NOTE
  return {
    text: rows.map(({ text }) => text).join('\n\n'),
    version: newest.version,
    updated_at: newest.updated_at.getTime(),
    updated_by: newest.by,
  }
}

/** A change of a note that is there needs no room. */
const quotaOf = (team: Team): Quota => ({
  name: 'teamNotes',
  rows: (tx) =>
    tx
      .selectFrom('team_note')
      .select('team_key')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('team_note as own')
              .select('own.team_key')
              .where('own.team_key', 'in', keysOf(tx, team)),
          ),
        ),
      ),
})
