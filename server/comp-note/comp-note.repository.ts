import { type Kysely, sql } from 'kysely'
import type { CompNote } from '#contract/comp-note.ts'
import { compKey } from '#domain/comp/comp.ts'
import type { Database } from '../db/schema.ts'

interface NoteRow extends Omit<CompNote, 'created_at' | 'updated_at'> {
  created_at: Date
  updated_at: Date
}

export const compNoteRepository = (db: Kysely<Database>) => ({
  async list(): Promise<CompNote[]> {
    const { rows } = await sql<NoteRow>`
      ${WITH_NAMES} from comp_note n ${NAMES} order by n.updated_at desc, n.id desc`.execute(db)
    return rows.map(present)
  },

  async save(comp: readonly string[], notes: string, by: number): Promise<CompNote> {
    const { rows } = await sql<NoteRow>`
      with n as (
        insert into comp_note (comp_key, legends, notes, created_by, updated_by)
        values (${compKey(comp)}, ${comp}, ${notes}, ${by}, ${by})
        on conflict (comp_key) do update
        set notes = excluded.notes, updated_at = now(), updated_by = excluded.updated_by
        returning *
      ) ${WITH_NAMES} from n ${NAMES}`.execute(db)
    const [row] = rows
    if (!row) throw new Error('Saving the note returned no row.')
    return present(row)
  },

  async delete(comp: readonly string[]): Promise<boolean> {
    const { numAffectedRows } = await sql`
      delete from comp_note where comp_key = ${compKey(comp)}`.execute(db)
    return (numAffectedRows ?? 0n) > 0n
  },
})

const WITH_NAMES = sql`
  select n.id, array_to_string(n.legends, ',') as comp, n.notes, n.created_at, n.updated_at,
    creator.username as created_by, updater.username as updated_by`
const NAMES = sql`
  left join account creator on creator.id = n.created_by
  left join account updater on updater.id = n.updated_by`

const present = (row: NoteRow): CompNote => ({
  ...row,
  created_at: row.created_at.getTime(),
  updated_at: row.updated_at.getTime(),
})
