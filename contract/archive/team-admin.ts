import * as z from 'zod/mini'
import { REGIONS } from '#domain/archive/region.ts'
import { MERGE_REASONS } from '#domain/archive/team-merge.ts'
import { TEAM_NAME_LENGTH, wholeTeamName } from '#domain/team/team.ts'
import { done, epochMs, noInput, rowId, text, wholeText } from '../base/field.ts'
import { teamAdminMessages as texts } from './team-admin.texts.ts'
import { route } from '../base/route.ts'
import { teamSeason } from './team-region.ts'

const region = z.nullable(z.enum(REGIONS))

const teamRow = z.object({
  id: z.int(),
  name: z.string(),
  /** As written in files, without the name itself, most used first. */
  spellings: z.array(z.string()),
  /** In the latest season that has one. */
  region,
  games: z.int(),
})
export type TeamRow = z.infer<typeof teamRow>

export const listTeams = route({
  method: 'GET',
  path: '/api/admin/teams',
  access: 'teams.manage',
  summary: 'List all teams with their names, current region and number of games.',
  input: noInput,
  output: z.object({ teams: z.array(teamRow) }),
})

const teamOfPair = z.object({ id: z.int(), name: z.string(), games: z.int() })

const mergeSuggestion = z.object({
  from: teamOfPair,
  into: teamOfPair,
  reason: z.enum(MERGE_REASONS),
  /** Players of both teams. */
  shared: z.array(z.string()),
})
export type MergeSuggestionRow = z.infer<typeof mergeSuggestion>

export const listMergeSuggestions = route({
  method: 'GET',
  path: '/api/admin/team_merges',
  access: 'teams.manage',
  summary:
    'List teams that might be duplicates, with the reason: first those that your teams met, the last ones first. Excludes teams that played each other or are marked as different.',
  input: noInput,
  output: z.object({
    suggestions: z.array(mergeSuggestion),
    /** The latest merge that can be undone. */
    lastMerge: z.nullable(
      z.object({
        id: z.int(),
        /** Null if the user was deleted or a command merged them. */
        by: z.nullable(z.string()),
        at: epochMs,
        merges: z.array(z.object({ from: z.string(), into: z.string() })),
      }),
    ),
  }),
})
export type LastMerge = NonNullable<z.infer<typeof listMergeSuggestions.output>['lastMerge']>

const teamDetail = z.object({
  id: z.int(),
  name: z.string(),
  games: z.int(),
  spellings: z.array(z.object({ key: z.string(), spellings: z.array(z.string()), games: z.int() })),
  seasons: z.array(
    z.object({
      season: z.int(),
      games: z.int(),
      /** What most of its results of the year say. */
      imported: region,
      /** The administrator's choice, which wins. */
      chosen: region,
    }),
  ),
})
export type TeamDetail = z.infer<typeof teamDetail>

export const getTeam = route({
  method: 'GET',
  path: '/api/admin/teams/:id',
  access: 'teams.manage',
  summary: 'Get a team with the games of each name and its region by season.',
  input: z.object({ id: rowId }),
  output: teamDetail,
})

/** Checked in the form in which it will be stored. */
const teamName = wholeText(TEAM_NAME_LENGTH).check(
  z.refine((name) => wholeTeamName(name) !== '', texts.nameEmpty),
  z.refine((name) => wholeTeamName(name).length <= TEAM_NAME_LENGTH, texts.nameTooLong),
)

export const renamedTeam = z.object({ id: rowId, name: teamName })

export const setTeamName = route({
  method: 'PUT',
  path: '/api/admin/teams/:id/name',
  access: 'teams.manage',
  summary: 'Rename a team. Files with the old name still match.',
  input: renamedTeam,
  output: done,
})

export const mergeTeam = route({
  method: 'POST',
  path: '/api/admin/teams/:id/merge',
  access: 'teams.manage',
  summary: 'Merge a team into another, which keeps its name.',
  input: z.object({ id: rowId, into: rowId }),
  output: done,
})

/** Maximum number of teams merged in one step. */
export const MAX_MERGES = 100

export const mergeTeamPairs = route({
  method: 'POST',
  path: '/api/admin/team_merges',
  access: 'teams.manage',
  summary: 'Merge several teams into others, all of them or none. Undone in one step.',
  input: z.object({
    merges: z.array(z.object({ from: rowId, into: rowId })).check(
      z.minLength(1),
      z.maxLength(MAX_MERGES),
      z.refine(
        (merges: { from: number }[]) =>
          new Set(merges.map(({ from }) => from)).size === merges.length,
        texts.mergeTwice,
      ),
    ),
  }),
  output: z.extend(done, { id: z.int() }),
})

export const undoTeamMerge = route({
  method: 'DELETE',
  path: '/api/admin/team_merges/:id',
  access: 'teams.manage',
  summary:
    'Undo a merge of teams. Returns 409 if the names of the merged teams were changed since.',
  input: z.object({ id: rowId }),
  output: done,
})

export const splitSpelling = route({
  method: 'POST',
  path: '/api/admin/team_spellings/split',
  access: 'teams.manage',
  summary: 'Split a name off into its own team.',
  input: z.object({ key: text(200) }),
  output: done,
})

export const keepTeamsApart = route({
  method: 'POST',
  path: '/api/admin/team_merges/apart',
  access: 'teams.manage',
  summary: 'Mark two teams as different. Their merge is not suggested again.',
  input: z.object({ team: rowId, other: rowId }),
  output: done,
})

export const setTeamRegion = route({
  method: 'PUT',
  path: '/api/admin/teams/:id/region',
  access: 'teams.manage',
  summary: "Set a team's region for a season. Null uses the region from the files again.",
  input: z.object({
    id: rowId,
    season: teamSeason,
    region,
  }),
  output: done,
})
