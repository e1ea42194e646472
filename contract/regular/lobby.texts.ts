import { counted } from '../base/texts.ts'

/** Texts of the Regular View's head strip. */
export const lobbyMessages = {
  strip: 'Lobby',
  openSeries: 'Open a series',
  openRunning: (event: string, game: number) => `Open ${event}, Game ${game}`,
  pasteNames: 'Paste names',
  start: 'Open a series to start. Its teams, bans, map and next game are set in one step.',
  seriesOf: (id: number) => `Series ${id}`,

  gameNumber: 'Game number',
  game: (game: number) => `Game ${game}`,
  ofGames: (games: number) => `of ${games}`,
  previousGame: 'Previous game',
  nextGame: 'Next game',

  pastBan: 'This game is over. Go to the next game to ban.',
  asItWas: (game: number) => `Game ${game} as it was before it was played.`,
  leftOut: (count: number) => `${counted(count, 'later ban is', 'later bans are')} left out.`,
  backTo: (game: number) => `Back to Game ${game}`,
  finished: (games: number) => `Finished, ${games} of ${games}.`,
  standings: 'Standings',
  planNext: 'Plan the next match',
  clearBans: 'Clear bans',
  guessedMap: (map: string, times: number, of: number) =>
    of === 0
      ? `A guess from the usual order of maps: ${map}`
      : `A guess: ${map} followed in ${times} of ${counted(of, 'series', 'series')} that began alike`,

  map: 'Map',
  noMap: 'No map',

  openGrid: 'Choose from all legends',
  banHint: 'Click to ban or unban. Arrows move, Enter toggles, Esc closes.',
  noMatch: 'No open legend matches',
  unban: (legend: string) => `Unban ${legend}`,
  gameShort: (game: number) => `G${game}`,
  next: (percent: number) => `${percent}% next`,
  banNext: 'Ban it',
  open: 'Open',
  openOf: (open: number, total: number) => `${open} of ${total}`,
  classOpen: (name: string, open: number, total: number) => `${name}: ${open} of ${total} open`,

  keepOpen: 'Keep panels open',
  done: 'Done',
} as const
