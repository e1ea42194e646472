import { counted } from '../messages.ts'

/** Texts of the Regular View's panels, loaded once there are teams to rank. */
export const rankingMessages = {
  likelyInfo:
    'The compositions each team is most likely to play next (up to three), based on game number, bans and how recently it played them. Click a percentage to see how it is calculated.',
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
    `${counted(games, 'game', 'games')}, 90% interval ${low} to ${high}`,
  oneGameHint: 'Only one game, so there is no interval',
  noComps: 'No team compositions data available',
  noTrios: 'None of this team’s games list all three legends',
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
    'Ranked by weight, which the bars show: each team’s most likely composition adds its Likely Compositions weight to its three legends. The percentage is the share of teams, so a lower rank can have a higher percentage.',
  inTop: (times: number) => `${times}x in top comps`,
  legendsFailed: 'Failed to fetch most picked legends',
} as const
