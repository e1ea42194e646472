import { counted, grouped } from '../base/texts.ts'

/** By tie rule of the server. A rule without a text is left out. */
const TIE_TEXTS: Readonly<Record<string, string>> = {
  points: "Tie: the higher scorer's legend goes.",
  name: 'Tie: the first legend by name goes.',
  series: 'Tie: the legend picked most in the series goes.',
}

/** Texts of the forecast in the Regular View. A chance is a probability; a share isn't. */
export const forecastMessages = {
  columns: 'Columns',
  columnChoices: { forecast: 'Forecast', weighted: 'Weighted', both: 'Both' },
  forGame: (game: number) => `for Game ${game}`,
  team: 'Team',
  games: 'Games',
  lastGame: (game: number | null) => (game === null ? 'Last game' : `Game ${game}`),
  lastGameMore: ': place and composition',
  place: (place: number) => `#${place}`,
  noPlace: '#–',
  forecast: 'Forecast, chance',
  second: 'Second',
  third: 'Third',
  playedIn: (game: number) => `Played in Game ${game}`,
  result: 'Result',
  scored: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  choices: ['first', 'second', 'third'],
  missed: 'missed',
  hitsOf: (right: number, of: number) => `${right} of ${of} first choices right`,
  secondAndThird: 'Second and third',
  weighted: 'Weighted, share',
  weightedAll: 'Weighted, share: first, second, third',
  weightedPlaces: ['Weighted, share', 'Second', 'Third'],
  same: 'Same as last game',
  noLast: 'No game in this series',
  noGames: 'No games yet',
  few: 'few',
  fewHint: (games: number) =>
    `${counted(games, 'game', 'games')}. Based mostly on what other teams play.`,
  fieldTag: 'field',
  locked: 'Picks known',
  openTeam: (team: string) => `${team}: why, players and all compositions`,
  loading: 'Loading the forecast...',
  failed: "Couldn't load the forecast.",
  unknown: 'No forecast',
  percent: (chance: number) =>
    chance > 0 && chance < 0.005 ? '<1%' : `${Math.round(100 * chance)}%`,

  hits: (right: number, of: number, isBacktest: boolean) =>
    `Right ${grouped(right)} of ${counted(of, 'time', 'times')} (${isBacktest ? 'back-test' : 'live'}).`,
  newSeason: 'New season: first-game forecasts are guesses.',
  noHits: 'Too few forecasts to judge.',
  countedFrom: (day: string) => `Recency counted from ${day}, a day after the newest game.`,
  trackRecord: 'Track record',

  nextBan: 'Next ban',
  nextBanInfo:
    'The chance of each legend to be the most picked one of this game, and to be banned after it. It follows from the forecasts of all selected teams.',
  afterGame: (game: number) => `after Game ${game}`,
  banRow: 'Ban it',
  expectedPicks: (picks: string) => `${picks} picks expected`,
  guardIdle: (name: string, open: number, total: number) =>
    `No class is close to a full ban: ${name} ${open} of ${total} open.`,
  guard: (legend: string, name: string, returning: string) =>
    `Class guard: ${legend} is the last ${name}. If it goes, ${returning} comes back.`,
  tie: TIE_TEXTS,
  tooFewBans: (games: number) => `Too few games to judge. ${games} so far.`,
} as const
