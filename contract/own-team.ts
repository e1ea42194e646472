import * as z from 'zod/mini'
import { CLUB_TEAMS, PREFERRED_LEGENDS, ROSTER_PLAYERS } from '#domain/team/own-team.ts'
import { normalizeTeamName, TEAM_NAME_LENGTH, teamKey } from '#domain/team/team.ts'
import { done, noInput, wholeText } from './field.ts'
import { ownTeamMessages as texts } from './messages/own-team.ts'
import { route } from './route.ts'

const PLAYER_NAME_LENGTH = 100

const filled = z.refine<string>((value) => value.trim() !== '', texts.nameMissing)
const legend = wholeText(100)

const clubTeam = z.object({
  team: wholeText(TEAM_NAME_LENGTH).check(filled, z.overwrite(normalizeTeamName)),
  /** Empty if the players of the last games are the roster. */
  players: z
    .array(
      z.object({
        name: wholeText(PLAYER_NAME_LENGTH).check(z.trim(), filled),
        /** What the player likes to play, in any order. */
        legends: z.array(legend).check(z.maxLength(PREFERRED_LEGENDS)),
      }),
    )
    .check(
      z.maxLength(ROSTER_PLAYERS),
      z.refine((players) => isEachOnce(players.map(({ name }) => name)), texts.playerTwice),
    ),
})
export type ClubTeam = z.infer<typeof clubTeam>

export const clubTeams = z.object({
  teams: z.array(clubTeam).check(
    z.maxLength(CLUB_TEAMS),
    z.refine((teams) => isEachOnce(teams.map(({ team }) => team)), texts.teamTwice),
  ),
  /** Who users are until they choose another team; null if the club has no team yet. */
  defaultTeam: z.nullable(wholeText(TEAM_NAME_LENGTH)),
})
export type ClubTeams = z.infer<typeof clubTeams>

const isEachOnce = (names: readonly string[]) => new Set(names.map(teamKey)).size === names.length

export const getClubTeams = route({
  method: 'GET',
  path: '/api/settings/club_teams',
  access: 'public',
  summary: "Get the club's teams with their rosters, and the one that is used by default.",
  input: noInput,
  output: clubTeams,
})

export const saveClubTeams = route({
  method: 'PUT',
  path: '/api/settings/club_teams',
  access: 'settings.manage',
  summary: "Replace the club's teams.",
  input: clubTeams.check(
    z.refine(
      ({ teams, defaultTeam }) =>
        defaultTeam === null
          ? teams.length === 0
          : teams.some(({ team }) => teamKey(team) === teamKey(defaultTeam)),
      texts.defaultMissing,
    ),
  ),
  output: done,
})
