import type { Kysely, Transaction } from 'kysely'
import type { Note } from '#contract/note/note.ts'
import { anyOf } from '../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'
import type { StoredSubject } from './note-subject.ts'

interface NewText {
  subject: StoredSubject
  text: string
  /** What the sender has read, 0 for no note. */
  version: number
  by: number
}

type Db = Kysely<Database> | Transaction<Database>

export const NO_NOTE: Note = { text: '', version: 0, updated_at: null, updated_by: null }
const EARLIER_TEXTS = 10

export const noteRepository = (db: Kysely<Database>) => ({
  find: (subject: StoredSubject): Promise<Note> => readNote(db, subject),

  /** Null if the note changed since the version that was read. */
  save({ subject, text, version, by }: NewText): Promise<Note | null> {
    const quotas = text === '' ? [] : [quotaOf(subject)]
    return createWithinQuotas(db, 'note', quotas, async (tx) => {
      const stored = await readNote(tx, subject)
      // A save whose answer got lost is sent again, with the version from before it.
      if (stored.text === text) return stored
      if (stored.version !== version) return null
      await setAside(tx, subject)
      if (text === '') return NO_NOTE
      const { about, keys } = subject
      await tx
        .insertInto('note')
        .values({ about, subject: keys[0], text, updated_by: by })
        .execute()
      return readNote(tx, subject)
    })
  },

  async versions({ about, keys }: StoredSubject): Promise<Note[]> {
    const rows = await db
      .selectFrom('earlier_note as n')
      .leftJoin('account', 'account.id', 'n.updated_by')
      .select(['n.text', 'n.version', 'n.updated_at', 'account.username as updated_by'])
      .where('n.about', '=', about)
      .where('n.subject', '=', anyOf(keys))
      .orderBy('n.version', 'desc')
      .limit(EARLIER_TEXTS)
      .execute()
    return rows.map((row) => ({ ...row, updated_at: row.updated_at.getTime() }))
  },
})

/** Moves a note to its earlier versions, and drops the oldest of them. */
async function setAside(tx: Transaction<Database>, { about, keys }: StoredSubject) {
  const columns = ['about', 'subject', 'version', 'text', 'updated_at', 'updated_by'] as const
  await tx
    .with('gone', (qc) =>
      qc
        .deleteFrom('note')
        .where('about', '=', about)
        .where('subject', '=', anyOf(keys))
        .returning(columns),
    )
    .insertInto('earlier_note')
    .columns(columns)
    .expression((eb) => eb.selectFrom('gone').select(columns))
    .execute()
  await tx
    .deleteFrom('earlier_note as n')
    .where('n.about', '=', about)
    .where('n.subject', '=', anyOf(keys))
    .where('n.version', 'not in', (eb) =>
      eb
        .selectFrom('earlier_note as kept')
        .select('kept.version')
        .where('kept.about', '=', about)
        .where('kept.subject', '=', anyOf(keys))
        .orderBy('kept.version', 'desc')
        .limit(EARLIER_TEXTS),
    )
    .execute()
}

/** Merged teams can each have a note. They read as one, the one under the team's name first. */
async function readNote(db: Db, { about, keys }: StoredSubject): Promise<Note> {
  const rows = await db
    .selectFrom('note as n')
    .leftJoin('account', 'account.id', 'n.updated_by')
    .select(['n.text', 'n.version', 'n.updated_at', 'account.username as by'])
    .where('n.about', '=', about)
    .where('n.subject', '=', anyOf(keys))
    .orderBy((eb) => eb('n.subject', '=', keys[0]), 'desc')
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
const quotaOf = ({ about, keys }: StoredSubject): Quota => ({
  name: 'notes',
  rows: (tx) =>
    tx
      .selectFrom('note')
      .select('subject')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('note as own')
              .select('own.subject')
              .where('own.about', '=', about)
              .where('own.subject', '=', anyOf(keys)),
          ),
        ),
      ),
})
