import type { ClubTeams } from '#contract/own-team.ts'
import { teamKey } from '#domain/team/team.ts'

export const isSameTeam = (a: string, b: string) => teamKey(a) === teamKey(b)

/** If the default team is gone, the first one takes its place. */
export function withDefault({ teams, defaultTeam }: ClubTeams): ClubTeams {
  const found = teams.find(({ team }) => defaultTeam !== null && isSameTeam(team, defaultTeam))
  return { teams, defaultTeam: (found ?? teams[0])?.team ?? null }
}
