import * as z from 'zod/mini'
import { GAME_KINDS } from '#domain/archive/game-kind.ts'
import type { CompRecord } from '#domain/catalog/comp.ts'
import { TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import { noNul, text } from '../base/field.ts'
import { answeredMap } from '../catalog/map.ts'
import { messages } from '../base/texts.ts'
import { route } from '../base/route.ts'
import { sums } from '../stats/sums.ts'

const TEAMS_PER_CALL = 100
const LEGENDS_PER_CALL = 100

const team = z.string().check(z.maxLength(TEAM_NAME_LENGTH, messages.filters.longTeam), noNul)
const teams = z.array(team).check(z.maxLength(TEAMS_PER_CALL, messages.filters.tooManyTeams))
const bannedLegends = z._default(z.array(text(100)).check(z.maxLength(LEGENDS_PER_CALL)), [])

const compRecord = z.object({
  comp: z.array(z.string()),
  games: z.int(),
  avg_points: z.number(),
  points: sums,
  game_orders: z.array(z.int()),
  banned_with: z.array(z.string()),
  is_available: z.boolean(),
  last_played: z.int(),
}) satisfies z.ZodMiniType<CompRecord>

const teamComps = <Comp extends z.ZodMiniType<CompRecord>>(comp: Comp) =>
  z.object({
    team_comps: z.array(z.object({ team: z.string(), games: z.int(), comps: z.array(comp) })),
  })

export const getHistoricalTeamComps = route({
  method: 'POST',
  path: '/api/historical_team_comps',
  access: 'public',
  summary:
    'List the compositions each team has played and whether they are available under the bans.',
  input: z.object({ teams, bannedLegends }),
  output: teamComps(compRecord),
})

const match = z.object({
  placement: z.nullable(z.int()),
  survivalTime: z.nullable(z.int()),
  points: z.nullable(z.int()),
  kills: z.nullable(z.int()),
  damage: z.nullable(z.int()),
  map: z.nullable(answeredMap),
  game: z.int(),
  played_at: z.int(),
  bans: z.int(),
  kind: z.enum(GAME_KINDS),
})

export const getTeamHistoricalComps = route({
  method: 'POST',
  path: '/api/teams/historical_comps',
  access: 'public',
  summary: 'List the compositions the teams have played, with every match.',
  input: z.object({ teams, bannedLegends }),
  output: teamComps(z.extend(compRecord, { matches: z.array(match) })),
})
