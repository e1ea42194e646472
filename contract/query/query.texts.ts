import type { DimensionId, MeasureId, MeasureUnit } from '#domain/query/catalog.ts'
import type { TokenKind } from '#domain/query/token.ts'
import { counted, grouped } from '../base/texts.ts'

const measures: Record<MeasureId, string> = {
  games: 'Games',
  picks: 'Pick rate',
  comps: 'Composition use',
  points: 'Points',
  placement: 'Placement',
  wins: 'Win rate',
  top5: 'Top 5 rate',
  kills: 'Kills',
  damage: 'Damage',
  survival: 'Survival time',
  knockdowns: 'Knockdowns',
  accuracy: 'Accuracy',
  bans: 'Ban rate',
}

const dimensions: Record<DimensionId, string> = {
  team: 'Team',
  player: 'Player',
  legend: 'Legend',
  comp: 'Composition',
  map: 'Map',
  region: 'Region',
  event: 'Event',
  poi: 'POI',
  game: 'Game',
  day: 'Day',
  week: 'Week',
  month: 'Month',
}

const kinds: Record<TokenKind, string> = {
  measure: 'Show',
  by: 'By',
  team: 'Team',
  player: 'Player',
  legend: 'Legend',
  comp: 'Composition',
  map: 'Map',
  region: 'Region',
  event: 'Event',
  kind: 'Games',
  poi: 'POI',
  game: 'Game',
  banned: 'Banned',
  open: 'Not banned',
  since: 'Since',
  until: 'Until',
  days: 'Last days',
  last: 'Last games',
}

/** Texts of questions to the archive. */
export const queryMessages = {
  measures,
  dimensions,
  kinds,
  all: 'All',
  overallValue: (value: string, n: number) => `Overall ${value}, n ${grouped(n)}.`,

  field: 'Your question',
  placeholder: 'pick rate of Ballistic by week',
  submit: 'Ask',
  tokens: 'What was understood',
  remove: (kind: string, value: string) => `Remove ${kind} ${value}`,
  change: (kind: string, value: string) => `Change ${kind} ${value}`,
  suggestions: 'Suggestions',
  completions: {
    ...kinds,
    legend: 'Legend',
    measure: 'Measure',
    by: 'Rows',
    period: 'Period',
  },
  add: 'Add',
  examplesTitle: 'What do you want to know?',
  examplesText: 'Type a question, or start with one of these.',
  examples: [
    'what did teams play on Storm Point with Ash and Alter banned',
    'pick rate of Ballistic by week',
    'points by team last 30 days',
    'ban after game 2 when Wattson is banned',
    'win rate by map',
    'kills by player',
  ],

  unknown: 'Not understood, and left out:',
  couldBe: (word: string, names: readonly string[]) =>
    `"${word}" could be ${names.slice(0, 4).join(' or ')}. Write the whole name.`,
  corrected: (typed: string, name: string) => `Read "${typed}" as ${name}.`,
  noMeasure: 'What should be counted?',
  noRows: 'No games match',
  noRowsText: 'Remove a token, or choose a longer period.',
  badGrouping: (measure: string, by: string) => `${measure} can't be shown by ${by.toLowerCase()}.`,
  needsPart: {
    legend: (measure: string) => `${measure} needs a legend, or rows by legend.`,
    comp: (measure: string) => `${measure} needs a composition, or rows by composition.`,
  },
  badFilter: (measure: string, filter: string) =>
    `${measure} can't be limited by ${filter.toLowerCase()} here. Remove that token.`,
  poiTooWide: 'With POIs this needs a team, an event or a first day.',
  badPeriod: 'The period ends before it begins.',
  badToken: 'Unknown token. GET /api/query/catalog lists what can be asked.',
  unknownTeam: (name: string) => `There is no team named ${name}.`,
  unknownPlayer: (name: string) => `There is no player named ${name}.`,
  tooMany: 'Too many questions at once. Wait a few seconds and try again.',
  failed: "Couldn't get an answer. Try again.",
  tooSlow: 'This question takes too long. Add a team, a map or a shorter period.',
  loading: 'Counting...',
  loadingNames: 'Loading names...',
  namesFailed: "Couldn't load the names of teams and players.",

  game: (number: number) => `Game ${number}`,
  gameAfter: (number: number) => `After Game ${number}`,
  games: (from: number, to: number | null) =>
    to === null ? `${from} or later` : from === to ? String(from) : `${from} to ${to}`,
  n: {
    teamGames: 'Team-games',
    playerGames: 'Games',
    series: 'Series',
    bans: 'Bans',
  },
  interval: '90% interval',
  between: (low: string, high: string) => `${low} to ${high}`,
  rows: (count: number) => counted(count, 'row', 'rows'),
  cut: (count: number) => `Only the first ${grouped(count)} rows. Add a filter to see the rest.`,
  read: {
    sums: (n: number, counts: string) =>
      `Counted from ${grouped(n)} ${counts.toLowerCase()}, kept as sums.`,
    results: (n: number, counts: string) =>
      `Counted from ${grouped(n)} ${counts.toLowerCase()}, one by one.`,
  },
  chart: 'Chart',
  chartOf: (measure: string, by: string) => `${measure} by ${by.toLowerCase()}`,
  chartPoint: (label: string, value: string, n: number) => `${label}: ${value}, n ${n}`,
  csv: 'CSV',
  xlsx: 'XLSX',
  exportUnits: {
    rate: ' (%)',
    mean: '',
    placement: '',
    survival: ' (s)',
    count: '',
  } satisfies Record<MeasureUnit, string>,
  exportFailed: "Couldn't export the table. Try again.",
  low: '90% low',
  high: '90% high',
  why: 'The numbers are counted as in Stats. n is what a row was counted from, and the true value is inside the interval with 90% confidence.',
} as const
