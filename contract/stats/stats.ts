import * as z from 'zod/mini'
import { REGIONS } from '#domain/archive/region.ts'
import { kind, period, regions } from './filter.ts'
import { route } from '../base/route.ts'
import { sums } from './sums.ts'

const filter = z.object({ ...period, regions, kind })

const teamStat = z.object({
  teamName: z.string(),
  region: z.nullable(z.enum(REGIONS)),
  gamesPlayed: z.int(),
  avgSurvivalTime: z.nullable(z.number()),
  avgKills: z.nullable(z.number()),
  avgScore: z.nullable(z.number()),
  avgPlacement: z.nullable(z.number()),
  survival: sums,
  kills: sums,
  score: sums,
  placement: sums,
})
export type TeamStat = z.infer<typeof teamStat>

export const getTeamStats = route({
  method: 'GET',
  path: '/api/team_stats',
  access: 'public',
  summary: 'Get the averages of each team. Survival is the sum over its players, in seconds.',
  input: filter,
  output: z.object({ stats: z.array(teamStat) }),
})

export const getLegendBans = route({
  method: 'GET',
  path: '/api/legend_bans',
  access: 'public',
  summary: 'Get how often each legend was banned, and after which game of a series.',
  input: filter,
  output: z.object({
    banStats: z.array(
      z.object({
        legendName: z.string(),
        banCount: z.int(),
        avgGameBanned: z.number(),
        mostCommonGameBan: z.int(),
        banRate: z.number(),
        games: z.array(z.object({ game: z.int(), bans: z.int() })),
      }),
    ),
    series: z.int(),
  }),
})
