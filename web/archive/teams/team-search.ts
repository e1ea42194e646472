import type { TeamRow } from '#contract/archive/team-admin.ts'
import { teamKey } from '#domain/team/team.ts'

/** Search in the name and other spellings, normalized like spellings are. */
export function searchTeams(teams: readonly TeamRow[], search: string): readonly TeamRow[] {
  const wanted = teamKey(search)
  if (wanted === '') return teams
  return teams.filter(({ name, spellings }) =>
    [name, ...spellings].some((spelling) => teamKey(spelling).includes(wanted)),
  )
}
