export const ownTeamMessages = {
  youAre: 'You are',
  you: 'You',
  noTeam: 'Choose your team',
  noTeamHint: 'Choose your team to see players.',
  chooseTitle: 'Your team',
} as const
