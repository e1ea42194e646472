export const ownTeamChoiceMessages = {
  hint: "Recommendations name this team's players. The choice applies only to you.",
  clubTeams: "The club's teams",
  defaultTag: 'Default',
  other: 'Another team',
  any: 'Team',
  openPage: 'Open team page',
} as const
