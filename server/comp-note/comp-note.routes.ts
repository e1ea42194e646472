import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { deleteCompNote, listCompNotes, saveCompNote } from '#contract/comp-note.ts'
import { compNoteMessages as texts } from '#contract/messages/comp-note.ts'
import { noteConflictMessages } from '#contract/messages/note-conflict.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../http/errors.ts'
import { succeed, serve } from '../http/serve.ts'
import { compNoteRepository } from './comp-note.repository.ts'

export function compNoteRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const compNotes = compNoteRepository(db)

  serve(app, listCompNotes, async () => ({ notes: await compNotes.list() }))

  serve(app, saveCompNote, async ({ comp, notes, version = null }, { user, log }) => {
    const note = await compNotes.save({ comp, notes, version, by: user.id })
    if (!note) throw conflict('changed_meanwhile', noteConflictMessages.conflict)
    log.info({ by: user.id, comp }, 'comp note saved')
    return { ...succeed(texts.saved), notes: note }
  })

  serve(app, deleteCompNote, async ({ comp }, { user, log }) => {
    if (!(await compNotes.delete(comp))) throw notFound(texts.notFound, 'note_not_found')
    log.info({ by: user.id, comp }, 'comp note deleted')
    return succeed(texts.deleted)
  })
}
