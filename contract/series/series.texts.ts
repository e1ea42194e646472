import { counted } from '../base/texts.ts'

/** Texts of the open series, and of the popover that takes a lobby from one. */
export const seriesMessages = {
  movedOn: (played: number) =>
    `Game ${played} is in. The lobby moved on to Game ${played + 1}. Ctrl+Z undoes this.`,
  dayAndGames: (day: string, games: number) => `${day}, ${counted(games, 'game', 'games')}`,

  search: 'Search series, event or team',
  loading: 'Loading series...',
  failed: "Couldn't load the series.",
  none: 'No series yet. Import match files first.',
  noMatch: 'No series match your search',
  list: 'Series',
  facts: (day: string, teams: number, games: number) =>
    `${day}, ${counted(teams, 'team', 'teams')}, ${counted(games, 'game', 'games')}`,
  demo: 'Demo',
  opensWith: 'Opens with',
  teams: (count: number) => counted(count, 'team', 'teams'),
  firstTeams: (shown: number, all: number) => `The best ${shown} of ${all} teams`,
  noBans: 'No bans',
  gameShort: (game: number) => `G${game}`,
  next: (game: number, map: string | null) =>
    map === null ? `Next: Game ${game}` : `Next: Game ${game} on ${map}`,
  replaces: 'Replaces the lobby on screen. Ctrl+Z brings it back.',
  open: 'Open series',
  teamsOnly: 'Teams only',
  leave: 'Leave series',
} as const
