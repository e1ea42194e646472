import { counted } from '../base/texts.ts'

const interval = (low: string, high: string) => `90% interval: ${low} to ${high}`

/** Texts of the dialogs and popovers, loaded when the first one opens. */
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
  noComps: 'No compositions recorded for this team.',

  share: 'Share',
  shareText: (percent: number, weight: string, all: string) =>
    `${weight} of ${all}, the total weight of this team's top compositions: ${percent}%. This is a share, not a probability.`,
  topShareText: (percent: number, weight: string, all: string) =>
    `${weight} of ${all}, the total weight of the top compositions: ${percent}%. This is a share, not a probability.`,
  weight: 'Weight',
  terms: {
    near: (add: string, mean: string, game: number) =>
      `+${add}: played in Game ${mean} on average, close to Game ${game}`,
    same: (add: string, game: number) => `+${add}: played in Game ${game}`,
    orders: (add: string, games: number) => `+${add}: ${counted(games, 'game', 'games')} played`,
    bans: (add: string, matching: number, bans: number) =>
      `+${add}: ${matching} of ${counted(bans, 'current ban', 'current bans')} also applied when it was played`,
    allBans: (times: string) => `× ${times}: all current bans matched`,
    available: (add: string) => `+${add}: no banned legend`,
    unavailable: (add: string) => `${add}: contains a banned legend`,
    recency: (times: string, days: string) => `× ${times}: last played ${days}`,
  },
  days: (days: number) =>
    days < 1 ? 'less than a day ago' : `${counted(days, 'day', 'days')} ago`,
  weightIs: (weight: string) => `= ${weight}`,
  notRanked: 'Not ranked: it contains a banned legend.',
  teamWeights: 'Total weight of the teams that have it in first place',
  teamWeight: (team: string, weight: string) => `${team}: ${weight}`,
  percentOfTeams: (teams: number, all: number, percent: number) =>
    `First for ${teams} of ${counted(all, 'team', 'teams')} (${percent}%)`,
  legendOfTeams: (teams: number, all: number, percent: number) =>
    `In the most likely composition of ${teams} of ${counted(all, 'team', 'teams')} (${percent}%)`,
  points: 'Points per game',
  meanOf: (mean: string, games: number) =>
    `${mean} on average over ${counted(games, 'game', 'games')}`,
  inTop: (times: number, lists: number) =>
    `${times}x in the top three compositions of ${counted(lists, 'team', 'teams')}`,
  rankedByWeight: 'Legends are ranked by this weight.',
  teams: 'Teams',
  value: 'Model value',
  valueText:
    "What everyone who played it scored per game on average. It mostly shows who plays it: a team's own average says far more about its next game.",
  valueTerms: (n: number, mean: string, k: string, prior: string) =>
    `(${n} × ${mean} + ${k} × ${prior}) / (${n} + ${k})`,
  valueWords: (n: number, k: string) =>
    `The average of its ${counted(n, 'game', 'games')}, adjusted toward the average of all compositions. That average counts as ${k} games.`,
  howShrunk: 'How it works',
  players: 'Players',
  valueGiven: 'From the uploaded workbook.',
  seats: 'Each legend shows the home team player who has played it most.',
} as const
