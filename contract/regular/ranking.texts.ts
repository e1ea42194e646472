import { counted } from '../base/texts.ts'

/** Texts of the Regular View's panels, loaded once there are teams to rank. */
export const rankingMessages = {
  likelyInfo:
    'The compositions each team is most likely to play next (up to three), based on game number, bans and how recently it played them. Click a percentage to see how it is calculated.',
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
} as const
