import type { CardLabel } from '#domain/regular/play-this.ts'
import { counted, grouped } from '../base/texts.ts'

/** Never 0 or 100: later games are less certain still. */
function chance(value: number): string {
  if (value < 0.01) return '<1%'
  return value > 0.95 ? '>95%' : `${Math.round(100 * value)}%`
}

const share = (value: number) => `${Math.round(100 * value)}%`

/** How many teams of a lobby, in words: an expected number is no count. */
function teamsOf(expected: number, of: number): string {
  if (expected < 0.3) return 'None likely'
  return expected < 1 ? `0 or 1 of ${of}` : `About ${Math.round(expected)} of ${of}`
}

const list = (legends: readonly string[]) => legends.join(', ')
const LOST = ['', 'one legend', 'two legends', 'all three legends'] as const

const LABELS: Readonly<Record<CardLabel, string>> = {
  practiced: 'Most practiced',
  value: 'Best value',
  contested: 'Least contested',
  played: 'Played before',
}

/** Texts of "Play this". */
export const playThisMessages = {
  title: 'Play this',
  forGame: (game: number) => `for Game ${game}`,
  loading: 'Loading suggestions...',
  failed: "Couldn't load the suggestions. Forecast and bans still work.",
  details: 'Details',
  pick: 'Pick all three',
  pickNamed: (comp: readonly string[]) => `Pick all three: ${list(comp)}`,
  info: 'Compositions that our three players know: each has at least 10 games on the legend and played it in the last 60. The most recent practice comes first, then the value, then the chance to stay legal.',

  ourThree: 'Our three:',
  change: 'Change',
  changeTitle: 'Who plays tonight?',
  changeHint: 'Choose three. Saved in this browser until your team plays with other players.',
  chooseThree: 'Use these three',
  playerGames: (games: number) => counted(games, 'game', 'games'),

  label: LABELS,
  practice: (games: number, recent: number) =>
    `${counted(games, 'game', 'games')}, ${recent} of last 30`,
  shortPractice: (games: number, recent: number) => `${grouped(games)}, ${recent}/30`,
  points: (value: string) => `${value} pts`,
  range: (low: string, high: string) => `${low} to ${high}`,
  valueHint: 'Points a game against what its teams usually score, with the 90% interval, all maps.',

  usualAsGood: (comp: readonly string[]) =>
    `Your usual is as good as anything here: ${list(comp)}.`,
  usualLost: (comp: readonly string[], lost: number) =>
    `Your usual (${list(comp)}) lost ${LOST[lost] ?? ''}.`,
  clearBest: 'One composition is better than the others by more than the error.',
  noClearBest: 'No clear best. They differ by less than the error. Take what your players know.',
  onlyOne: 'Nothing else gives a reason to be preferred.',

  rows: {
    from: 'From',
    legal: 'Next game',
    others: 'Others',
    nextBan: 'Next ban',
  },
  from: (field: number, onMap: number | null, own: number) =>
    [
      `${counted(field, 'game', 'games')} of the field`,
      onMap === null ? null : `${grouped(onMap)} on this map`,
      `${grouped(own)} yours`,
    ]
      .filter((part) => part !== null)
      .join(', '),
  legal: (value: number) => `${chance(value)} still legal`,
  others: (expected: number, of: number) => `Others: ${teamsOf(expected, of).toLowerCase()}.`,
  othersOf: teamsOf,
  contested: (legend: string, expected: number, of: number) =>
    `${legend} alone: ${teamsOf(expected, of).toLowerCase()}`,
  /** `without`: if we leave the legend out; null if we don't play it. */
  nextBan: (legend: string, value: number, without: number | null) =>
    without === null
      ? `${legend} ${chance(value)}`
      : `${legend} ${chance(value)}, ${chance(without)} without it`,
  shift: (legend: string, before: number, now: number) =>
    `The field plays ${legend} ${now < before ? 'less' : 'more'} than four weeks ago: ${share(before)} to ${share(now)}.`,

  tooRare: (comp: readonly string[], games: number) =>
    `Your players' strongest legends make ${list(comp)}: ${counted(games, 'game', 'games')} in the field, too few for a value.`,
  showRare: 'Show anyway',
  hideRare: 'Hide rare compositions',

  nothingTitle: 'Nothing practiced is left',
  nothing:
    'No composition with 20 games in the field fits what your three have played at least 10 times.',
  left: (player: string, legends: readonly string[]) =>
    legends.length === 0 ? `${player}: nothing left` : `${player}: ${list(legends)}`,
  legendGames: (legend: string, games: number) => `${legend} (${grouped(games)})`,
  showRareComps: 'Show rare compositions',

  fewTitle: 'Too little data to rank',
  few: (team: string, games: number) =>
    `${team} has ${counted(games, 'game', 'games')} with known players. This is what the field plays under these bans; it says nothing about you.`,
  fieldComp: (comp: readonly string[], teams: string) => `${list(comp)}: ${teams.toLowerCase()}`,
} as const
