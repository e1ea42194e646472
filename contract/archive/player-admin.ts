import * as z from 'zod/mini'
import { PLAYER_KEY_LENGTH } from '#domain/archive/player-key.ts'
import { PLAYER_MERGE_REASONS } from '#domain/archive/player-merge.ts'
import { done, noInput, text } from '../base/field.ts'
import { route } from '../base/route.ts'

const key = text(PLAYER_KEY_LENGTH)

const playerRow = z.object({
  player: z.string(),
  /** As in the latest game. */
  name: z.string(),
  /** Other names in files. */
  otherNames: z.array(z.string()),
  teams: z.array(z.string()),
  games: z.int(),
  /** Ids that were merged into this player. */
  merged: z.array(z.object({ key: z.string(), names: z.array(z.string()), games: z.int() })),
})
export type PlayerAdminRow = z.output<typeof playerRow>

export const listPlayers = route({
  method: 'GET',
  path: '/api/admin/players',
  access: 'teams.manage',
  summary:
    'List players by name, team or ID, with the IDs that were merged into them. Without a search, merged players come first.',
  input: z.object({ search: z._default(text(100), '') }),
  output: z.object({ players: z.array(playerRow), total: z.int() }),
})

export const listPlayerMerges = route({
  method: 'GET',
  path: '/api/admin/player_merges',
  access: 'teams.manage',
  summary:
    'List players that might be one, with the reason. Excludes players of the same game and those marked as different.',
  input: noInput,
  output: z.object({
    suggestions: z.array(
      z.object({ from: playerRow, into: playerRow, reason: z.enum(PLAYER_MERGE_REASONS) }),
    ),
  }),
})
export type PlayerSuggestion = z.output<typeof listPlayerMerges.output>['suggestions'][number]

export const mergePlayer = route({
  method: 'POST',
  path: '/api/admin/players/merge',
  access: 'teams.manage',
  summary: 'Count all games of a player for another, also those of files imported later.',
  input: z.object({ player: key, into: key }),
  output: done,
})

export const splitPlayerKey = route({
  method: 'POST',
  path: '/api/admin/players/split',
  access: 'teams.manage',
  summary: 'Undo the merge of one ID.',
  input: z.object({ key }),
  output: done,
})

export const keepPlayersApart = route({
  method: 'POST',
  path: '/api/admin/player_merges/apart',
  access: 'teams.manage',
  summary: 'Mark two players as different. Their merge is not suggested again.',
  input: z.object({ player: key, other: key }),
  output: done,
})
