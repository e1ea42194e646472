import { counted } from '../base/texts.ts'

/** Texts of the forecast panel on the admin page. */
export const forecastAdminMessages = {
  tab: 'Forecast',
  context: 'See how the forecast was trained and set when seasons started.',
  loading: 'Loading the forecast settings...',
  failed: "Couldn't load the forecast settings",

  training: 'Training',
  running: 'Training now',
  idle: 'Up to date',
  trainedAt: 'Last trained',
  never: 'Not yet',
  learnedFrom: 'Learned from',
  examples: (count: number) => counted(count, 'example', 'examples'),
  examplesHint: 'One example is one team in one game with legend bans.',
  shipped: 'The shipped weights are in use',
  shippedHint: 'They apply until the archive has games with legend bans and three known players.',
  trainingFailed: (at: string, why: string) => `Training failed on ${at}: ${why}`,
  weightsStay: 'The last weights stay in use.',

  seasonStarts: 'Season starts',
  seasonStartsCount: (count: number) => counted(count, 'start', 'starts'),
  seasonStartsHint: (percent: number) => `Games from before a season start count for ${percent}%.`,
  oldSeason: (days: number, usual: number) =>
    `The newest start is ${days} days old, and seasons take less than ${usual}. Add the current one: forecasts of first games depend on it.`,
  noSeasonStarts: 'No season starts. Games from all seasons count alike.',
  startOf: (moment: string) => `${moment} UTC`,
  newStart: 'New season start (UTC)',
  changedStart: 'Season start (UTC)',
  add: 'Add start',
  changeStart: (moment: string) => `Change ${moment} UTC`,
  delete: (moment: string) => `Delete ${moment} UTC`,
  save: 'Save',
  cancel: 'Cancel',
  badStart: (from: number, to: number) => `Enter a date and time from ${from} to ${to}`,
  doubleStart: 'This season start is already on the list',
  tooManyStarts: (max: number) => `${max} season starts is the maximum. Delete one to add another.`,
  seasonStartsSaved: 'Season starts saved',
  seasonStartsFailed: "Couldn't save the season starts",
} as const
