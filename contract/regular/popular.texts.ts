/** Texts of the most picked compositions and legends, loaded after the ranking itself. */
export const popularMessages = {
  topInfo:
    'Shows the 3 most picked compositions across all teams, with the same weighting as Likely Compositions.',
  ofTeams: (percent: number) => `${percent}% of teams`,
  showTeams: 'Show Teams',
  showAll: 'Show All',
  teamsUsing: 'Teams Using This Composition',
  topPerTeam: 'Top Composition for Each Team',
  noTop: 'No compositions data available',
  topFailed: 'Failed to fetch most picked compositions',

  legendsInfo:
    'Ranked by weight, which the bars show: each team’s most likely composition adds its Likely Compositions weight to its three legends. The percentage is the share of teams, so a lower rank can have a higher percentage.',
  inTop: (times: number) => `${times}x in top comps`,
  legendsFailed: 'Failed to fetch most picked legends',
} as const
