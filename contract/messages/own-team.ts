export const ownTeamMessages = {
  nameMissing: 'Enter a name',
  playerTwice: 'A player can be in a roster only once',
  teamTwice: 'A team can be in the list only once',
  defaultMissing: 'Choose one of the teams as the default',
  saved: 'Teams saved',
} as const
