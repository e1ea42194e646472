/** Texts of the first steps with the demo. */
export const firstStepMessages = {
  title: 'See what 20 teams will play next, and what will be banned',
  hide: 'Hide the first steps',
  team: 'Your team',
  yourTeam: (team: string) => `You are ${team} here. Choose another at the top.`,
  noTeam: 'Choose your team at the top. Play this then knows your players.',
  lobby: 'Your lobby',
  lobbyText: 'Open the series that is being played: its 20 teams, its bans and the next game.',
  row: 'Read a row',
  rowText:
    'Each row is a team with what it plays next and how sure that is. Click a row for the reasons.',
  simulate: 'Watch a simulated match',
  importOwn: 'Import your own games',
} as const
