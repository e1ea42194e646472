import { counted } from '../base/texts.ts'

/** Whether a series is played by match point. */
export const matchPointMessages = {
  title: 'Match point',
  ofSeries:
    'A team that reaches these points wins the series with the next game it wins. Off for scrims and most series.',
  ofFeed: (feed: string) =>
    `For the series that ${feed} sends. An editor can choose otherwise for a single series.`,
  isOn: 'Played by match point',
  points: 'Points',
  minGames: 'Least number of games',
  outOfRange: (label: string, max: number) => `${label}: a whole number from 1 to ${max}`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Match point saved',
  saveFailed: "Couldn't save the match point.",
  describe: (points: number, minGames: number) =>
    `Match point at ${counted(points, 'point', 'points')}${minGames > 1 ? `, at least ${minGames} games` : ''}`,
  off: 'No match point',
  change: 'Match point',
  changeOf: (name: string) => `Match point of ${name}`,
} as const
