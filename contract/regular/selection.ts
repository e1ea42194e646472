import * as z from 'zod/mini'
import { MAX_SELECTED_TEAMS, teamsOfSelection } from '#domain/regular/selection.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { done, epochMs, noInput, rowId, text } from '../base/field.ts'
import { selectionMessages as texts } from './selection.texts.ts'
import { route } from '../base/route.ts'

export const SELECTION_NAME_LENGTH = 100

const name = text(SELECTION_NAME_LENGTH).check(z.trim(), z.minLength(1, texts.nameMissing))

/** A list of names, or the same list as JSON text. */
const teams = z.pipe(
  z.transform((value: unknown) => teamsOfSelection(value) ?? value),
  z
    .array(text(TEAM_NAME_LENGTH).check(z.minLength(1)), texts.teamsNoList)
    .check(z.minLength(1, texts.teamsMissing), z.maxLength(MAX_SELECTED_TEAMS, texts.tooManyTeams)),
)

const selection = z.object({
  id: z.int(),
  name: z.string(),
  teams: z.union([z.array(z.string()), z.string()]),
  saved_by: z.nullable(z.string()),
  saved_at: epochMs,
})
export type Selection = z.infer<typeof selection>

export const listSelections = route({
  method: 'GET',
  path: '/api/teams/selections',
  access: 'account.use',
  summary: 'List all saved team selections, newest first.',
  input: noInput,
  output: z.pipe(
    z.union([z.object({ team_selections: z.array(selection) }), z.array(selection)]),
    z.transform((answer) => (Array.isArray(answer) ? { team_selections: answer } : answer)),
  ),
})

export const saveSelection = route({
  method: 'POST',
  path: '/api/team_selections',
  access: 'account.use',
  summary: 'Save a team selection for everyone.',
  input: z.object({ name, teams }),
  output: z.extend(done, { team_selection: selection }),
})

export const deleteSelection = route({
  method: 'DELETE',
  path: '/api/team_selections/:id',
  access: 'selections.manage',
  summary: 'Delete a saved team selection for everyone.',
  input: z.object({ id: rowId }),
  output: done,
})
