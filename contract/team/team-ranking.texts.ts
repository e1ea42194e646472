import { counted, grouped } from '../base/texts.ts'

/** Texts of the list of teams, as a ranking. */
export const teamRankingMessages = {
  title: 'Ranking',
  order: 'Teams in',
  orders: (lobby: number) => ({
    ranking: 'Ranking',
    lobby: lobby === 0 ? 'Last series' : `Lobby, ${lobby}`,
    names: 'A to Z',
  }),
  period: 'Games of the last',
  days: (days: number) => (days === 365 ? 'Year' : `${days} days`),
  region: 'Region',
  allRegions: 'All regions',
  least: 'Least games',
  atLeast: (games: number) => `At least ${games} games`,
  field: (mean: number) => `points a game, moved toward the field's ${mean.toFixed(1)}`,
  info: 'Few games say little, so each mean is moved toward that of all teams, as if 12 games of the field were added. The bar is the 90% interval. The days count up to the newest game.',
  ranked: (ranked: number, hidden: number) =>
    hidden === 0
      ? `${grouped(ranked)} ranked`
      : `${grouped(ranked)} ranked, ${grouped(hidden)} with fewer games hidden`,
  best: (shown: number) => `Only the best ${grouped(shown)} are listed.`,
  loading: 'Loading the ranking...',
  failed: "Couldn't load the ranking.",
  none: 'No team has enough games',
  noneText: 'Choose more days or fewer games.',
  notRanked: 'Too few games to rank',

  rank: '#',
  team: 'Team',
  points: 'Points',
  range: '90% range',
  games: 'Games',
  wins: 'Wins',
  places: 'Last 6 games, place',
  place: (place: number | null) => (place === null ? '–' : String(place)),
  series: 'Series',
  seriesOf: (means: readonly number[]) =>
    `Points a game, oldest series first: ${means.map((mean) => mean.toFixed(1)).join(', ')}`,
  comp: 'Most played',
  compGames: (games: number, of: number) => `${games} of ${of}`,
  compInfo: (games: number, of: number) =>
    `${counted(games, 'game', 'games')} of the last ${of} with a known composition`,
  lastSeen: 'Last seen',
  inLobby: 'lobby',
  you: 'You',
  more: (teams: number) => `${counted(teams, 'more team', 'more teams')}.`,
  showAll: (teams: number) => `Show all ${grouped(teams)}`,
} as const
