import type { TeamRow } from '#contract/team-admin.ts'
import { teamKey } from '#domain/team/team.ts'

/** Anywhere in the name or another spelling, folded as spellings are. */
export function searchTeams(teams: readonly TeamRow[], search: string): readonly TeamRow[] {
  const wanted = teamKey(search)
  if (wanted === '') return teams
  return teams.filter(({ name, spellings }) =>
    [name, ...spellings].some((spelling) => teamKey(spelling).includes(wanted)),
  )
}
