import * as z from 'zod/mini'
import { CLUB_TEAMS, PREFERRED_LEGENDS, ROSTER_PLAYERS } from '#domain/catalog/own-team.ts'
import { isSameTeam, normalizeTeamName, TEAM_NAME_LENGTH, teamKey } from '#domain/team/team.ts'
import { done, wholeText } from '../base/field.ts'
import { ownTeamAdminMessages as texts } from './own-team-admin.texts.ts'
import { route } from '../base/route.ts'

export const PLAYER_NAME_LENGTH = 100

const filled = z.refine<string>((value) => value.trim() !== '', texts.nameMissing)
const teamName = wholeText(TEAM_NAME_LENGTH).check(filled, z.overwrite(normalizeTeamName))
const isEachOnce = (names: readonly string[]) => new Set(names.map(teamKey)).size === names.length

const players = z
  .array(
    z.object({
      name: wholeText(PLAYER_NAME_LENGTH).check(z.trim(), filled),
      legends: z.array(wholeText(100)).check(z.maxLength(PREFERRED_LEGENDS)),
    }),
  )
  .check(
    z.maxLength(ROSTER_PLAYERS),
    z.refine((roster) => isEachOnce(roster.map(({ name }) => name)), texts.playerTwice),
  )

export const saveClubTeams = route({
  method: 'PUT',
  path: '/api/settings/club_teams',
  access: 'settings.manage',
  summary: "Replace the club's teams.",
  input: z
    .object({
      teams: z.array(z.object({ team: teamName, players })).check(
        z.maxLength(CLUB_TEAMS),
        z.refine((teams) => isEachOnce(teams.map(({ team }) => team)), texts.teamTwice),
      ),
      defaultTeam: z.nullable(teamName),
    })
    .check(
      z.refine(
        ({ teams, defaultTeam }) =>
          defaultTeam === null
            ? teams.length === 0
            : teams.some(({ team }) => isSameTeam(team, defaultTeam)),
        texts.defaultMissing,
      ),
    ),
  output: done,
})
