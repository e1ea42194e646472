import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { selectionMessages as texts } from '#contract/regular/selection.texts.ts'
import { deleteSelection, listSelections, saveSelection } from '#contract/regular/selection.ts'
import type { Database } from '../db/schema.ts'
import { notFound } from '../http/errors.ts'
import { succeed, serve } from '../http/serve.ts'
import { selectionRepository, type SelectionRow } from './selection.repository.ts'

export function selectionRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const selections = selectionRepository(db)

  serve(app, listSelections, async () => ({
    team_selections: (await selections.list()).map(present),
  }))

  // Names don't have to be unique: the list shows who saved each one and when, and no one overwrites a colleague's.
  serve(app, saveSelection, async ({ name, teams }, { user }) => {
    const row = await selections.save(name, teams, user.id)
    return { ...succeed(texts.saved), team_selection: present(row) }
  })

  serve(app, deleteSelection, async ({ id }, { user, log }) => {
    if (!(await selections.delete(id))) throw notFound(texts.notFound)
    log.info({ by: user.id, selection: id }, 'team selection deleted')
    return succeed(texts.deleted)
  })
}

const present = (row: SelectionRow) => ({ ...row, saved_at: row.saved_at.getTime() })
