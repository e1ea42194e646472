import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  deleteCompNote,
  deleteCompNoteById,
  listCompNotes,
  saveCompNote,
} from '#contract/note/comp-note.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { noteConflictMessages } from '#contract/note/note-conflict.texts.ts'
import { findTeam } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../http/errors.ts'
import { succeed, serve } from '../http/serve.ts'
import { compNoteRepository } from './comp-note.repository.ts'

export function compNoteRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const compNotes = compNoteRepository(db)

  const requireTeam = async (name: string) => {
    const team = await findTeam(db, name)
    if (!team) throw notFound(archiveChangeMessages.teamNotFound)
    return team
  }

  serve(app, listCompNotes, async ({ scope }) => ({ notes: await compNotes.list(scope) }))

  serve(app, saveCompNote, async ({ opponent: name, version = null, ...input }, { user, log }) => {
    const opponent = name === null ? null : await requireTeam(name)
    const note = await compNotes.save({ ...input, opponent, version, by: user.id })
    if (!note) throw conflict('changed_meanwhile', noteConflictMessages.conflict)
    log.info({ by: user.id, note: note.id, comp: input.comp }, 'comp note saved')
    return { ...succeed(texts.saved), notes: note }
  })

  serve(app, deleteCompNote, async ({ comp }, { user, log }) => {
    if (!(await compNotes.deleteGeneral(comp))) throw notFound(texts.notFound, 'note_not_found')
    log.info({ by: user.id, comp }, 'comp note deleted')
    return succeed(texts.deleted)
  })

  serve(app, deleteCompNoteById, async ({ id }, { user, log }) => {
    if (!(await compNotes.delete(id))) throw notFound(texts.notFound, 'note_not_found')
    log.info({ by: user.id, note: id }, 'comp note deleted')
    return succeed(texts.deleted)
  })
}
