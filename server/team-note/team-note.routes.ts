import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { messages } from '#contract/messages.ts'
import { noteConflictMessages } from '#contract/messages/note-conflict.ts'
import { teamNoteMessages as texts } from '#contract/messages/team-note.ts'
import { getTeamNote, saveTeamNote } from '#contract/team-note.ts'
import { findTeam } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { conflict, notFound } from '../http/errors.ts'
import { serve, succeed } from '../http/serve.ts'
import { NO_NOTE, teamNoteRepository } from './team-note.repository.ts'

export function teamNoteRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const notes = teamNoteRepository(db)

  serve(app, getTeamNote, async ({ team: name }) => {
    const team = await findTeam(db, name)
    return { note: team ? await notes.find(team) : NO_NOTE }
  })

  serve(app, saveTeamNote, async ({ team: name, text, version }, { user, log }) => {
    const team = await findTeam(db, name)
    if (!team) throw notFound(messages.teams.teamNotFound)
    const note = await notes.save({ team, text, version, by: user.id })
    if (!note) throw conflict('changed_meanwhile', noteConflictMessages.conflict)
    log.info({ by: user.id, team: team.id }, 'team note saved')
    return { ...succeed(text === '' ? texts.removed : texts.saved), note }
  })
}
