import { type Kysely, sql } from 'kysely'
import type { LootpathNoteChange } from '#contract/map/lootpath.ts'
import { mergeNotes } from '#domain/map/lootpath.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'

interface NoteRow {
  location: string
  text: string
  version: number
  is_demo: boolean
  at: Date | null
  by: string | null
}

type Outcome = 'saved' | 'strange-location' | 'changed-meanwhile'

/** A sender's old copy of a note is recognized if it is at most this many texts old. */
const EARLIER_NOTES = 10

export const lootpathNoteRepository = (db: Kysely<Database>) => ({
  async ofMap(map: MapId) {
    const rows = await db
      .selectFrom('lootpath as l')
      .leftJoin('account', 'account.id', 'l.note_by')
      .select(['l.slug as location', 'l.note as text', 'l.note_version as version'])
      .select(['l.note_is_demo as is_demo', 'l.note_at as at', 'account.username as by'])
      .where('l.map', '=', map)
      .where('l.note_version', '>', 0)
      .orderBy('l.id')
      .execute()
    const written = rows.filter(({ text }) => text !== '')
    return {
      notes: Object.fromEntries(written.map(({ location, text }) => [location, text])),
      changes: Object.fromEntries(rows.map((row) => [row.location, changeOf(row)])),
    }
  },

  /** Saves all notes or none. */
  save(
    map: MapId,
    notes: Readonly<Record<string, string>>,
    versions: Readonly<Record<string, number>>,
    by: number,
  ): Promise<Outcome> {
    const sent = Object.entries(notes).map(([location, text]) => ({
      location,
      text,
      version: versions[location] ?? null,
    }))
    return db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('lootpath')
        .select(['slug as location', 'note as text'])
        .select(['note_version as version', 'earlier_notes as earlier'])
        .where('map', '=', map)
        .where('slug', '=', anyOf(Object.keys(notes)))
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
      if (rows.length < sent.length) return 'strange-location'
      const stored = new Map(rows.map((row) => [row.location, row]))
      const { changes, conflicts } = mergeNotes(stored, sent)
      if (conflicts.length > 0) return 'changed-meanwhile'
      await sql`
        update lootpath l set note = sent.text, note_is_demo = false,
          note_version = l.note_version + 1, note_at = now(), note_by = ${by},
          earlier_notes = case when l.note = '' then l.earlier_notes
            else (array[l.note] || l.earlier_notes)[1:${sql.lit(EARLIER_NOTES)}] end
        from json_to_recordset(${JSON.stringify(changes)}) as sent (location text, text text)
        where l.map = ${map} and l.slug = sent.location`.execute(tx)
      return 'saved'
    })
  },
})

const changeOf = ({ version, is_demo, at, by }: NoteRow): LootpathNoteChange => ({
  version,
  isDemo: is_demo,
  updated_at: at?.getTime() ?? null,
  updated_by: by,
})
