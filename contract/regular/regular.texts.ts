import { counted, grouped } from '../base/texts.ts'

/** Texts of the regular view; those of the specification stay exact. */
export const regularMessages = {
  context: (game: number, bans: number, teams: number) =>
    `Next up: Game ${game}. ${counted(bans, 'legend', 'legends')} banned, ${counted(teams, 'team', 'teams')} selected.`,
  undo: 'Undo',
  setup: 'Teams and bans',

  selectTeams: 'Select Teams (Max 20)',
  teams: 'Teams',
  searchTeams: 'Search teams...',
  noTeams: 'No teams available',
  loadingTeams: 'Loading teams...',
  teamsFailed: "Couldn't load teams",
  full: '20 teams is the maximum. Remove one to add another.',
  moreTeams: (count: number) => `${grouped(count)} more. Search to find them.`,

  banLegend: 'Ban a Legend',
  follow: 'Follow the live draft',
  followHint: 'Bans are shared: clicking a legend bans or unbans it for everyone.',
  followReplaced: (own: number, shared: number) =>
    `The room's bans are shown now: ${shared === 0 ? 'none' : shared}. Your ${counted(own, 'ban comes', 'bans come')} back when you stop following. Ctrl+Z stops it.`,
  followWaits: 'Loading the live draft...',
  followFailed: "Couldn't load the live draft. Check your connection.",
  banned: (count: number) => `${count} banned`,

  likely: 'Likely Compositions',
  games: (count: number) => counted(count, 'game', 'games'),
  gamesUnit: (count: number) => (count === 1 ? 'game' : 'games'),
  selectForComps: 'Select teams to see their compositions',
  loadingComps: 'Loading team compositions...',

  top: 'Top 3 Composition',
  rank: (rank: number) => `#${rank}`,
  teamCount: (count: number) => counted(count, 'team', 'teams'),
  selectForTop: 'Select teams to see most picked compositions',
  loadingTop: 'Loading compositions...',

  legends: 'Most Picked Legends',
  loadingLegends: 'Loading...',
  noLegends: 'No data available. Please select teams to see most picked legends.',

  recommended: 'Recommended Comps',
  value: 'Value:',
  noValue: 'N/A',
  openSeat: 'No player',
  loadingRecommended: 'Loading recommended comps...',
  noRecommended: 'No recommended compositions available based on current bans',
  recommendedFailed: 'Failed to fetch recommended compositions',
} as const
