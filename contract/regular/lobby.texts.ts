/** Texts of the Regular View's head strip. */
export const lobbyMessages = {
  strip: 'Lobby',
  openSeries: 'Open a series',
  pasteNames: 'Paste names',
  start: 'Open a series to start. Its teams, bans, map and next game are set in one step.',
  seriesOf: (id: number) => `Series ${id}`,

  gameNumber: 'Game number',
  game: (game: number) => `Game ${game}`,
  ofGames: (games: number) => `of ${games}`,
  previousGame: 'Previous game',
  nextGame: 'Next game',

  importGame: 'Import game',

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
