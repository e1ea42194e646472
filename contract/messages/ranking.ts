import { counted } from '../messages.ts'

/** What the panels of the regular view say once there are teams to rank; nobody loads it before. */
export const rankingMessages = {
  likelyInfo:
    'Up to three compositions a team is likeliest to play in the next game, by what it played in such games, under such bans and how long ago. Press a percentage to see how it came about.',
  team: 'Team',
  places: ['Most likely', 'Second', 'Third'],
  times: (games: number) => `${games}x`,
  points: (points: string) => `${points} pts`,
  noPoints: 'no points',
  usedInGame: (game: number) => `Used in Game ${game}`,
  moreGames: (count: number) => `+${count}`,
  isBanned: 'Banned',
  hasBanned: 'This composition contains banned legends',
  pointsHint: (games: number, low: string, high: string) =>
    `${counted(games, 'game', 'games')}, 90 % interval ${low} to ${high}`,
  oneGameHint: 'One game, so nothing says how much it varies',
  noComps: 'No team compositions data available',
  noTrios: 'None of its games on record names all three legends',
  compsFailed: (message: string) => `Failed to fetch team compositions: ${message}`,
  allComps: 'All Team Compositions',

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
    'Ranked by weight: the likeliest composition of each team counts for its legends with the weight it has in Likely Compositions. The percentage is the share of teams, and may be larger further down.',
  inTop: (times: number) => `${times}x in top comps`,
  legendsFailed: 'Failed to fetch most picked legends',
} as const
