import type { Kysely, QueryCreator, Selectable } from 'kysely'
import type { CompNote } from '#contract/comp-note.ts'
import { compKey } from '#domain/comp/comp.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

interface NoteRow extends Omit<CompNote, 'created_at' | 'updated_at'> {
  created_at: Date
  updated_at: Date
}

interface NewNote {
  comp: readonly string[]
  notes: string
  /** What the sender has read, 0 for no note; null if it replaces whatever is there. */
  version: number | null
  by: number
}

/** `n` is the notes to present: all of them, or the one that was just written. */
type WithNotes = Database & { n: Selectable<Database['comp_note']> }

export const compNoteRepository = (db: Kysely<Database>) => ({
  async list(): Promise<CompNote[]> {
    const notes = db.with('n', (qc) => qc.selectFrom('comp_note').selectAll())
    const rows = await withNames(notes)
      .orderBy('n.updated_at', 'desc')
      .orderBy('n.id', 'desc')
      .execute()
    return rows.map(present)
  },

  /** Null if the note changed since the version that was read. */
  save({ comp, notes, version, by }: NewNote): Promise<CompNote | null> {
    const key = compKey(comp)
    return createWithinQuotas(db, 'comp_note', [quotaOf(key)], async (tx) => {
      const stored = await tx
        .selectFrom('comp_note')
        .select(['version', 'notes'])
        .where('comp_key', '=', key)
        .forUpdate()
        .executeTakeFirst()
      // A save whose answer got lost is sent again, with the version from before it.
      const isSaved = stored?.notes === notes
      if (version !== null && version !== (stored?.version ?? 0) && !isSaved) return null
      const saved = tx.with('n', (qc) =>
        qc
          .insertInto('comp_note')
          .values({ comp_key: key, legends: comp, notes, created_by: by, updated_by: by })
          .onConflict((conflict) =>
            conflict.column('comp_key').doUpdateSet((eb) => ({
              notes: eb.ref('excluded.notes'),
              version: eb.ref('excluded.version'),
              updated_at: eb.fn('now'),
              updated_by: eb.ref('excluded.updated_by'),
            })),
          )
          .returningAll(),
      )
      return present(await withNames(saved).executeTakeFirstOrThrow())
    })
  },

  async delete(comp: readonly string[]): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('comp_note')
      .where('comp_key', '=', compKey(comp))
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})

/** A change of a note that is there needs no room. */
const quotaOf = (key: string): Quota => ({
  name: 'compNotes',
  rows: (tx) =>
    tx
      .selectFrom('comp_note')
      .select('id')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb.selectFrom('comp_note as own').select('own.id').where('own.comp_key', '=', key),
          ),
        ),
      ),
})

const withNames = (notes: QueryCreator<WithNotes>) =>
  notes
    .selectFrom('n')
    .leftJoin('account as creator', 'creator.id', 'n.created_by')
    .leftJoin('account as updater', 'updater.id', 'n.updated_by')
    .select(['n.id', 'n.notes', 'n.version', 'n.created_at', 'n.updated_at'])
    .select(['creator.username as created_by', 'updater.username as updated_by'])
    .select((eb) => eb.fn<string>('array_to_string', ['n.legends', eb.val(',')]).as('comp'))

const present = (row: NoteRow): CompNote => ({
  ...row,
  created_at: row.created_at.getTime(),
  updated_at: row.updated_at.getTime(),
})
