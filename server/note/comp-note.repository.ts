import type { Kysely, QueryCreator, Selectable, Transaction } from 'kysely'
import type { CompNote } from '#contract/note/comp-note.ts'
import { compKey } from '#domain/catalog/comp.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { teamKey } from '#domain/team/team.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

interface NoteRow extends Omit<CompNote, 'created_at' | 'updated_at'> {
  created_at: Date
  updated_at: Date
}

/** What a note is about. With neither map nor opponent it is the general note. */
interface Subject {
  comp: readonly string[]
  map: MapId | null
  opponent: { id: number; name: string } | null
}

interface NewNote extends Subject {
  notes: string
  /** What the sender has read, 0 for no note; null if it replaces whatever is there. */
  version: number | null
  by: number
}

/** `n` is the notes to present: all of them, or the one that was just written. */
type WithNotes = Database & { n: Selectable<Database['comp_note']> }
type Db = Kysely<Database> | Transaction<Database>

export const compNoteRepository = (db: Kysely<Database>) => ({
  async list(scope: 'general' | 'all'): Promise<CompNote[]> {
    const notes = db.with('n', (qc) =>
      qc
        .selectFrom('comp_note')
        .selectAll()
        .$if(scope === 'general', (query) =>
          query.where('map', 'is', null).where('opponent_key', 'is', null),
        ),
    )
    const rows = await withNames(notes)
      .orderBy('n.updated_at', 'desc')
      .orderBy('n.id', 'desc')
      .execute()
    return rows.map(present)
  },

  /** Null if the note changed since the version that was read. */
  save({ notes, version, by, ...subject }: NewNote): Promise<CompNote | null> {
    return createWithinQuotas(db, 'comp_note', [quotaOf(subject)], async (tx) => {
      const stored = await notesOn(tx, subject)
        .select(['id', 'version', 'notes'])
        .orderBy('version', 'desc')
        .forUpdate()
        .limit(1)
        .executeTakeFirst()
      // A save whose answer got lost is sent again, with the version from before it.
      const isSaved = stored?.notes === notes
      if (version !== null && version !== (stored?.version ?? 0) && !isSaved) return null
      const saved = tx.with('n', (qc) =>
        stored
          ? qc
              .updateTable('comp_note')
              .set((eb) => ({
                notes,
                version: eb.fn('nextval', [eb.val('comp_note_version')]),
                updated_at: eb.fn('now'),
                updated_by: by,
              }))
              .where('id', '=', stored.id)
              .returningAll()
          : qc
              .insertInto('comp_note')
              .values(newRow(subject, notes, by))
              .returningAll(),
      )
      return present(await withNames(saved).executeTakeFirstOrThrow())
    })
  },

  async deleteGeneral(comp: readonly string[]): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('comp_note')
      .where('comp_key', '=', compKey(comp))
      .where('map', 'is', null)
      .where('opponent_key', 'is', null)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('comp_note')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})

const newRow = ({ comp, map, opponent }: Subject, notes: string, by: number) => ({
  comp_key: compKey(comp),
  legends: comp,
  map,
  opponent_key: opponent && teamKey(opponent.name),
  opponent: opponent && opponent.name,
  notes,
  created_by: by,
  updated_by: by,
})

/** The notes about a subject. An opponent that was merged from two teams can have two. */
const notesOn = (db: Db, { comp, map, opponent }: Subject) =>
  db
    .selectFrom('comp_note')
    .where('comp_key', '=', compKey(comp))
    .where('map', 'is not distinct from', map)
    .where((eb) =>
      opponent
        ? eb(
            'opponent_key',
            'in',
            eb.selectFrom('team_alias').select('key').where('team_id', '=', opponent.id),
          )
        : eb('opponent_key', 'is', null),
    )

/** A change of a note that is there needs no room. */
const quotaOf = (subject: Subject): Quota => ({
  name: 'compNotes',
  rows: (tx) =>
    tx
      .selectFrom('comp_note as other')
      .select('other.id')
      .where((eb) => eb.not(eb.exists(notesOn(tx, subject).select('id')))),
})

const withNames = (notes: QueryCreator<WithNotes>) =>
  notes
    .selectFrom('n')
    .leftJoin('account as creator', 'creator.id', 'n.created_by')
    .leftJoin('account as updater', 'updater.id', 'n.updated_by')
    .leftJoin('team_alias as a', 'a.key', 'n.opponent_key')
    .leftJoin('team as t', 't.id', 'a.team_id')
    .select(['n.id', 'n.map', 'n.notes', 'n.version', 'n.created_at', 'n.updated_at'])
    .select(['creator.username as created_by', 'updater.username as updated_by'])
    .select((eb) => [
      eb.fn<string>('array_to_string', ['n.legends', eb.val(',')]).as('comp'),
      eb.fn.coalesce('t.name', 'n.opponent').as('opponent'),
    ])

const present = (row: NoteRow): CompNote => ({
  ...row,
  created_at: row.created_at.getTime(),
  updated_at: row.updated_at.getTime(),
})
