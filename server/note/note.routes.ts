import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { noteConflictMessages } from '#contract/messages/note-conflict.ts'
import { noteMessages as texts } from '#contract/messages/note.ts'
import { getNote, listNoteVersions, saveNote, searchNotes } from '#contract/note.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { findSubject } from './note-subject.ts'
import { NO_NOTE, noteRepository } from './note.repository.ts'
import { findNotes } from './search-notes.ts'

export function noteRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const notes = noteRepository(db)

  serve(app, getNote, async (asked, { user }) => {
    const subject = await findSubject(db, asked, user)
    return { note: subject ? await notes.find(subject) : NO_NOTE }
  })

  serve(app, saveNote, async ({ about, key, text, version }, { user, log }) => {
    const subject = await findSubject(db, { about, key }, user)
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
