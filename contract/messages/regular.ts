const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const interval = (low: string, high: string) => `90 % interval ${low} to ${high}`

/** Texts of the regular view; those of the specification stay exact. */
export const regularMessages = {
  context: (game: number, bans: number, teams: number) =>
    `Next up is Game ${game}. ${counted(bans, 'legend', 'legends')} banned, ${counted(teams, 'team', 'teams')} selected.`,
  undo: 'Undo',
  game: (game: number) => `Game ${game}`,
  noBans: 'No bans',
  edit: 'Edit',
  setup: 'Teams and bans',

  selectTeams: 'Select Teams (Max 20)',
  teams: 'Teams',
  searchTeams: 'Search teams...',
  noTeams: 'No teams available',
  noTeamsMatch: 'No teams match your search',
  loadingTeams: 'Loading teams...',
  teamsFailed: 'Failed to fetch teams',
  selected: (selected: number, all: number) => `${selected} of ${all} teams selected`,
  full: '20 teams are the most. Take one out to add another.',
  moreTeams: (count: number) => `${count} more. Search to find them.`,
  clearAll: 'Clear All Teams',
  clearQuestion: 'Are you sure you want to clear all selected teams?',
  confirmClear: 'Yes, Clear All',
  cancel: 'Cancel',

  saveTeams: 'Save Teams',
  loadTeams: 'Load Teams',
  logInToSave: 'Please log in to save team selections',
  logInToLoad: 'Please log in to load team selections',

  banLegend: 'Ban a Legend',
  follow: 'Follow the live draft',
  followHint: 'A click bans or unbans for everyone.',
  followWaits: 'Asking for the live draft...',
  followFailed: 'The live draft cannot be reached at the moment.',
  banned: (count: number) => `${count} banned`,

  likely: 'Likely Compositions',
  likelyInfo:
    'Up to three compositions a team is likeliest to play in the next game, by what it played in such games, under such bans and how long ago. Press a percentage to see how it came about.',
  team: 'Team',
  places: ['Most likely', 'Second', 'Third'],
  games: (count: number) => counted(count, 'game', 'games'),
  times: (games: number) => `${games}x`,
  points: (points: string) => `${points} pts`,
  noPoints: 'no points',
  usedInGame: (game: number) => `Used in Game ${game}`,
  moreGames: (count: number) => `+${count}`,
  isBanned: 'Banned',
  hasBanned: 'This composition contains banned legends',
  pointsHint: (games: number, low: string, high: string) =>
    `${counted(games, 'game', 'games')}, ${interval(low, high)}`,
  oneGameHint: 'One game, so nothing says how much it varies',
  lowSample: 'low sample',
  selectForComps: 'Select teams to see their compositions',
  loadingComps: 'Loading team compositions...',
  noComps: 'No team compositions data available',
  compsFailed: (message: string) => `Failed to fetch team compositions: ${message}`,
  allComps: 'All Team Compositions',

  top: 'Top 3 Composition',
  topInfo:
    'Shows the 3 most picked compositions across all teams, with the same weighting as Likely Compositions.',
  rank: (rank: number) => `#${rank}`,
  teamCount: (count: number) => counted(count, 'team', 'teams'),
  ofTeams: (percent: number) => `${percent}% of teams`,
  showTeams: 'Show Teams',
  showAll: 'Show All',
  teamsUsing: 'Teams Using This Composition',
  topPerTeam: 'Top Composition for Each Team',
  selectForTop: 'Select teams to see most picked compositions',
  loadingTop: 'Loading compositions...',
  noTop: 'No compositions data available',
  topFailed: 'Failed to fetch most picked compositions',

  legends: 'Most Picked Legends',
  inTop: (times: number) => `${times}x in top comps`,
  loadingLegends: 'Loading...',
  noLegends: 'No data available. Please select teams to see most picked legends.',
  legendsFailed: 'Failed to fetch most picked legends',

  recommended: 'Recommended Comps',
  value: 'Value:',
  noValue: 'N/A',
  openSeat: 'Open',
  loadingRecommended: 'Loading recommended comps...',
  noRecommended: 'No recommended compositions available based on current bans',
  recommendedFailed: 'Failed to fetch recommended compositions',
} as const
