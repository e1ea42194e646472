import * as z from 'zod/mini'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { done, epochMs, text, textRules, whole, wholeNumber } from './field.ts'
import { route } from './route.ts'

export const TEAM_NOTE_LENGTH = 20_000

const team = text(TEAM_NAME_LENGTH)

const teamNote = z.object({
  /** Empty if there is no note. */
  text: z.string(),
  /** Changes with every save; 0 if there is no note. */
  version: z.int(),
  updated_at: z.nullable(epochMs),
  updated_by: z.nullable(z.string()),
})
export type TeamNote = z.infer<typeof teamNote>

export const getTeamNote = route({
  method: 'GET',
  path: '/api/team_note',
  access: 'account.use',
  summary: 'Get the note about a team, under any of its names. An unknown team has none.',
  input: z.object({ team }),
  output: z.object({ note: teamNote }),
})

export const saveTeamNote = route({
  method: 'POST',
  path: '/api/team_note',
  access: 'notes.manage',
  summary:
    'Save the note about a team. An empty text removes it. Returns 409 if the note has changed since the version you send (0 for a new note).',
  input: z.object({
    team,
    text: z.string().check(z.trim(), whole, ...textRules(TEAM_NOTE_LENGTH)),
    version: wholeNumber(0, 2_147_483_647),
  }),
  output: z.extend(done, { note: teamNote }),
})
