import { counted, grouped } from '../base/texts.ts'

const percent = (share: number) => `${Math.round(100 * share)}%`

/** Texts of the Teams view: a list of teams and one page for each. */
export const teamPageMessages = {
  compNotes: (team: string) => `Compositions vs ${team}`,
  list: 'Teams',
  search: 'Search teams',
  listHint: 'Open a team to see what it plays, who plays what and where it lands.',
  inLobby: 'In your lobby',
  allTeams: 'All teams',
  noMatch: 'No teams match your search',
  none: 'No teams yet',
  noneText: 'Teams appear here when match files are imported.',
  importFiles: 'Import files',
  more: (hidden: number) => `${grouped(hidden)} more. Search to find them.`,
  loadingList: 'Loading teams...',
  listFailed: "Couldn't load the teams.",
  loading: 'Loading the team...',
  failed: "Couldn't load the team.",
  noGames: (team: string) => `No games of ${team}`,
  noGamesText: 'The archive has no team with this name.',
  noGamesOfKind: 'There are no games of this kind. Choose All to see the others.',
  choose: 'Choose a team',

  facts: (games: number, lastDay: string | null) =>
    `${counted(games, 'game', 'games')}${lastDay === null ? '' : `, last played ${lastDay}`}`,
  factsInSeries: (games: number, series: number, lastDay: string | null) =>
    `${counted(games, 'game', 'games')} in ${series} series${lastDay === null ? '' : `, last played ${lastDay}`}`,
  onlyLatest: (games: number) => `The panels count the last ${games}.`,
  spellings: (names: string) => `Also written ${names}`,
  copyTable: 'Copy as table',
  tableCopied: 'Table copied',
  tableNotCopied: "Couldn't copy the table. Your browser blocked it.",
  print: 'Print sheet',
  compare: 'Compare',
  openLobby: 'Open in lobby',

  forecast: (game: number) => `Forecast for Game ${game}`,
  without: 'Without',
  anythingElse: 'Anything else',
  calibration: (said: number, happened: number, of: number, isBacktest: boolean) =>
    `When we say ${Math.round(said)}%, teams played it ${Math.round(happened)} times in 100. Checked on ${counted(of, 'forecast', 'forecasts')}${isBacktest ? ' (back-test)' : ''}.`,

  form: 'Form',
  formUnit: (games: number) => `last ${counted(games, 'game', 'games')}`,
  formHint: 'Points per game, oldest first. Place below.',
  points: (points: number | null) => (points === null ? '–' : String(points)),
  place: (place: number | null) => (place === null ? '–' : `#${place}`),
  formGame: (day: string, game: number, points: string, place: string) =>
    `${day}, Game ${game}: ${points} points, place ${place}`,

  roster: 'Roster',
  rosterUnit: 'legend pool, share of games',
  wholeHistory: 'Whole history',
  wholeHistoryHint: 'Also count games with other teammates',
  games: (games: number) => counted(games, 'game', 'games'),
  since: (day: string) => `since ${day}`,
  noRoster: 'No players known',
  noRosterText: 'These files have team results only.',
  player: 'Player',
  pool: 'Legends',
  share: percent,

  listed: 'Listed by the league',
  listedHint: (series: number, games: number) =>
    `The league listed these people in ${series} series with ${counted(games, 'game', 'games')}. Starters played at least half of the games.`,
  rosterSpan: (from: string, to: string | null) =>
    to === null ? `since ${from}` : from === to ? from : `${from} to ${to}`,
  parts: { starter: 'Starters', substitute: 'Substitutes', coach: 'Coach' },
  playedOf: (games: number, of: number) => `${games} of ${of}`,

  comps: 'Compositions by game number',
  compsUnit: 'games played',
  composition: 'Composition',
  gameColumn: (game: number, isLast: boolean) => `G${game}${isLast ? '+' : ''}`,
  gameColumnLong: (game: number, isLast: boolean, of: number) =>
    `Game ${game}${isLast ? ' and later' : ''}: ${counted(of, 'game', 'games')}`,
  cell: (games: number, of: number) => `${games} of ${of} (${percent(of === 0 ? 0 : games / of)})`,
  gamesShort: 'Games',
  meanPoints: 'Avg. pts',
  noComps: 'No compositions known',

  bans: 'When a legend was banned',
  bansUnit: 'what they played then',
  bannedLegend: 'Banned',
  theyPlayed: 'They played',
  ofGames: (games: number, of: number) => `${grouped(games)} of ${grouped(of)}`,
  forced: (times: number) => `cost a pick ${times === 1 ? 'once' : `${times} times`}`,
  noBans: 'No bans in their games',

  landings: 'Landing spots',
  landingMap: 'Map of the landing spots',
  landingUnit: (games: number) => counted(games, 'landing', 'landings'),
  noLandings: 'No landings yet',
  noLandingsText: 'They come with live games, or add them by hand.',
  addLandings: 'Add landings',
  paths: 'Paths',

  maps: 'Maps',
  map: 'Map',
  otherMap: 'Other map',
  meanPointsLong: 'Avg. points',
  meanPlace: 'Avg. place',

  lastSeries: 'Last full series',
  gameShort: 'G',
  game: 'Game',
  placeHead: 'Place',
  kills: 'Kills',
  pointsShort: 'Pts',
  pointsLong: 'Points',
  seriesLink: (event: string) => `Open ${event}`,
  noSeries: 'No series yet',

  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  sheet: 'Ringwise, opponent sheet',
  onMap: (game: number, map: string | null) => `Game ${game}${map === null ? '' : ` on ${map}`}`,
  preparedFor: (team: string) => `, prepared for ${team}`,
  printed: (day: string) => `Printed ${day}`,

  shortcuts: {
    heading: 'On a team page',
    next: 'Next or previous team of the lobby',
    print: 'Print sheet',
  },
} as const
