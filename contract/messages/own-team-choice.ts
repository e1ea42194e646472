export const ownTeamChoiceMessages = {
  hint: 'Recommendations name its players. The choice is yours alone.',
  clubTeams: "The club's teams",
  defaultTag: 'Default',
  other: 'Another team',
  openPage: 'Open team page',
} as const
