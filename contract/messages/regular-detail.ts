import { counted } from '../messages.ts'

const interval = (low: string, high: string) => `90 % interval ${low} to ${high}`

/** What the dialogs and popovers say; nobody loads it before the first one opens. */
export const regularDetailMessages = {
  clearQuestion: 'Are you sure you want to clear all selected teams?',
  confirmClear: 'Yes, Clear All',

  composition: 'Composition',
  games: 'Games',
  avgPoints: 'Avg. Points',
  gameOrders: 'Game Orders',
  lastPlayed: 'Last Played',
  orderTimes: (game: number, times: number) => (times === 1 ? `G${game}` : `G${game} ${times}x`),
  team: 'Team',
  interval,
  between: (low: string, high: string) => `${low} to ${high}`,
  bannedThen: (legends: readonly string[]) =>
    `Banned in some of these games: ${legends.join(', ')}`,
  oneGame: 'one game',
  noComps: 'This team has no compositions on record.',

  share: 'Share',
  shareText: (percent: number, weight: string, all: string) =>
    `${weight} of ${all}, the weight of this team's likeliest compositions together: ${percent}%. Not a probability.`,
  topShareText: (percent: number, weight: string, all: string) =>
    `${weight} of ${all}, the weight of the top compositions together: ${percent}%. Not a probability.`,
  weight: 'Weight',
  terms: {
    near: (add: string, mean: string, game: number) =>
      `+${add}: played in game ${mean} on average, close to Game ${game}`,
    same: (add: string, game: number) => `+${add}: played in Game ${game} itself`,
    orders: (add: string, games: number) =>
      `+${add}: for ${counted(games, 'game', 'games')} played`,
    bans: (add: string, matching: number, bans: number) =>
      `+${add}: ${matching} of ${counted(bans, 'ban', 'bans')} in force when it was played`,
    allBans: (times: string) => `× ${times}: all bans were`,
    available: (add: string) => `+${add}: no banned legend`,
    unavailable: (add: string) => `${add}: contains a banned legend`,
    recency: (times: string, days: string) => `× ${times}: last played ${days}`,
  },
  days: (days: number) =>
    days < 1 ? 'less than a day ago' : `${counted(days, 'day', 'days')} ago`,
  weightIs: (weight: string) => `= ${weight}`,
  notRanked: 'It is not ranked and has no share while a ban closes it.',
  teamWeights: 'Weight, added up over the teams that have it first',
  teamWeight: (team: string, weight: string) => `${team}: ${weight}`,
  percentOfTeams: (teams: number, all: number, percent: number) =>
    `First of ${teams} of ${counted(all, 'team', 'teams')}, ${percent}%`,
  legendOfTeams: (teams: number, all: number, percent: number) =>
    `In the likeliest composition of ${teams} of ${counted(all, 'team', 'teams')}, ${percent}%`,
  points: 'Points per game',
  meanOf: (mean: string, games: number) => `${mean} over ${counted(games, 'game', 'games')}`,
  inTop: (times: number, lists: number) =>
    `${times}x among the up to three likeliest compositions of ${counted(lists, 'team', 'teams')}`,
  rankedByWeight: 'The ranking goes by this weight.',
  teams: 'Teams',
  value: 'Model value',
  valueText: 'Expected points per game. Higher is better.',
  valueTerms: (n: number, mean: string, k: string, prior: string) =>
    `(${n} × ${mean} + ${k} × ${prior}) / (${n} + ${k})`,
  valueWords: (n: number, k: string) =>
    `Its own mean over ${counted(n, 'game', 'games')}, pulled towards the mean of all compositions, which counts for ${k} games.`,
  howShrunk: 'In words',
  players: 'Players',
  valueGiven: 'Given by the uploaded recommendation sheet.',
  seats: 'Players are those of the home team who have played the legend most.',
} as const
