import * as z from 'zod/mini'
import { noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

export const getClubTeams = route({
  method: 'GET',
  path: '/api/settings/club_teams',
  access: 'public',
  summary: "Get the club's teams with their rosters, and the one that is used by default.",
  input: noInput,
  output: z.object({
    teams: z.array(
      z.object({
        team: z.string(),
        /** Empty if the players of the last games are the roster. */
        players: z.array(
          z.object({
            name: z.string(),
            /** What the player likes to play, in any order. */
            legends: z.array(z.string()),
          }),
        ),
      }),
    ),
    /** Who users are until they choose another team; null if the club has no team yet. */
    defaultTeam: z.nullable(z.string()),
  }),
})
export type ClubTeams = z.infer<typeof getClubTeams.output>
export type ClubTeam = ClubTeams['teams'][number]
