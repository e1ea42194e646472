import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { noteConflictMessages } from '#contract/note/note-conflict.texts.ts'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { getNote, listNoteVersions, saveNote, searchNotes } from '#contract/note/note.ts'
import { can } from '#domain/account/access.ts'
import type { NoteSubject } from '#domain/note/note-subject.ts'
import type { Database } from '../db/schema.ts'
import { conflict, forbidden, notFound } from '../http/errors.ts'
import { serve, type SignedIn, succeed } from '../http/serve.ts'
import { roomAccess } from '../realtime/room-access.ts'
import { findSubject, type StoredSubject } from './note-subject.ts'
import { NO_NOTE, noteRepository } from './note.repository.ts'
import { findNotes } from './search-notes.ts'

export function noteRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const notes = noteRepository(db)

  /** Who manages a room writes its note too. */
  const requireWriter = async (
    about: NoteSubject,
    subject: StoredSubject | null,
    user: SignedIn,
  ) => {
    if (can(user.role, 'notes.manage')) return
    if (about !== 'room') throw forbidden()
    if (subject) await roomAccess(db).requireRole(Number(subject.keys[0]), user, 'manage')
  }

  serve(app, getNote, async (asked, { user }) => {
    const subject = await findSubject(db, asked, user)
    return { note: subject ? await notes.find(subject) : NO_NOTE }
  })

  serve(app, saveNote, async ({ about, key, text, version }, { user, log }) => {
    const subject = await findSubject(db, { about, key }, user)
    await requireWriter(about, subject, user)
    if (!subject) throw notFound(texts.noSubject[about])
    const note = await notes.save({ subject, text, version, by: user.id })
    if (!note) throw conflict('changed_meanwhile', noteConflictMessages.conflict)
    log.info({ by: user.id, about, subject: subject.keys[0] }, 'note saved')
    return { ...succeed(text === '' ? texts.removed : texts.saved), note }
  })

  serve(app, listNoteVersions, async (asked, { user }) => {
    const subject = await findSubject(db, asked, user)
    return { versions: subject ? await notes.versions(subject) : [] }
  })

  serve(app, searchNotes, (wanted, { user }) => findNotes(db, wanted, user))
}
