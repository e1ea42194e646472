import * as z from 'zod/mini'
import { done, epochMs, noInput, rowId, wholeText } from '../base/field.ts'
import { MATCH_LINK_KINDS, MATCH_LINK_LENGTH } from './match-link-address.ts'
import { route } from '../base/route.ts'
import { normalizeTeamName, TEAM_NAME_LENGTH } from '#domain/team/team.ts'

/** Maximum length of the name that the games of a link get. */
export const LINK_EVENT_LENGTH = 120

/** Why a link is no longer followed. */
const LINK_ENDS = ['stopped', 'quiet', 'old', 'undone', 'finished'] as const
export type MatchLinkEnd = (typeof LINK_ENDS)[number]

const matchLink = z.object({
  id: z.int(),
  kind: z.enum(MATCH_LINK_KINDS),
  host: z.string(),
  /** The number of the match, the last four characters of the stats code, the id of the series, or the team. */
  code: z.string(),
  event: z.string(),
  createdBy: z.string(),
  createdAt: epochMs,
  lookedAt: z.nullable(epochMs),
  /** Null if it is no longer followed. */
  nextLookAt: z.nullable(epochMs),
  /** How many it has imported. */
  games: z.int(),
  lastGameAt: z.nullable(epochMs),
  /** Why the last look failed. */
  fault: z.nullable(z.string()),
  endedAt: z.nullable(epochMs),
  end: z.nullable(z.enum(LINK_ENDS)),
})
export type MatchLink = z.infer<typeof matchLink>

export const listMatchLinks = route({
  method: 'GET',
  path: '/api/admin/match_links',
  access: 'imports.manage',
  summary: 'List the matches that are followed, newest first, and the hosts that can be used.',
  input: noInput,
  output: z.object({
    /** Empty if the operator hasn't switched it on. With the league's, its series can be followed. */
    hosts: z.array(z.string()),
    links: z.array(matchLink),
  }),
})

export const addMatchLink = route({
  method: 'POST',
  path: '/api/admin/match_links',
  access: 'imports.manage',
  summary:
    'Follow a match by its address at overstat or the league, or by its stats code. Each finished game is imported like a file.',
  input: z.object({
    link: wholeText(MATCH_LINK_LENGTH),
    /** Used if the source has no name for the event. */
    event: z.optional(wholeText(LINK_EVENT_LENGTH)),
  }),
  output: z.extend(done, { id: z.int() }),
})

export const followTeam = route({
  method: 'POST',
  path: '/api/admin/match_links/team',
  access: 'imports.manage',
  summary:
    "Follow all series of the league in which a team plays, as soon as they're about to begin.",
  input: z.object({
    team: wholeText(TEAM_NAME_LENGTH).check(z.overwrite(normalizeTeamName), z.minLength(1)),
  }),
  output: z.extend(done, { id: z.int() }),
})

export const stopMatchLink = route({
  method: 'POST',
  path: '/api/admin/match_links/:id/stop',
  access: 'imports.manage',
  summary: 'Stop following a match. Its games stay.',
  input: z.object({ id: rowId }),
  output: done,
})

export const removeMatchLink = route({
  method: 'DELETE',
  path: '/api/admin/match_links/:id',
  access: 'imports.manage',
  summary: 'Stop following a match and remove it from the list. Its games stay.',
  input: z.object({ id: rowId }),
  output: done,
})
