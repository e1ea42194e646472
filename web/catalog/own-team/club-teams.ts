import type { ClubTeams } from '#contract/catalog/own-team.ts'
import { isSameTeam } from '#domain/team/team.ts'

/** If the default team is gone, the first one takes its place. */
export function withDefault({ teams, defaultTeam }: ClubTeams): ClubTeams {
  const found = teams.find(({ team }) => defaultTeam !== null && isSameTeam(team, defaultTeam))
  return { teams, defaultTeam: (found ?? teams[0])?.team ?? null }
}
