/** Why a change of teams, results or games is refused. */
export const archiveChangeMessages = {
  sameTeam: "You can't merge a team with itself",
  teamNotFound: 'Team not found',
  aliasNotFound: 'No team has this name',
  onlyAlias: "You can't split off a team's only name",
  teamsMet: (from: string, into: string) =>
    `${from} and ${into} played against each other, so they can't be merged`,
  resultNotFound: 'Result not found',
  gameNotFound: 'Game not found',
} as const
