import type { InsightKind } from '#domain/review/debrief/insight.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { counted, grouped } from '../base/texts.ts'
import type { InsightVerdict } from './debrief.ts'

/** What a sentence says about a finding. */
interface Told {
  readonly own: number
  readonly other: number
  readonly n: number
  readonly game: number | null
  readonly facts: Readonly<Record<string, number>>
}

/** Under this many, a comparison is a hint. */
export const FEW = 5

const one = (value: number) => (Math.round(value * 10) / 10).toLocaleString('en-US')
const hint = (n: number) => (n < FEW ? ' Few to compare with: read it as a hint.' : '')
const inGame = (game: number | null) => (game === null ? '' : `Game ${game}: `)

/** Debrief after a game or a series. Sentences say what happened and how it compares, never why. */
export const debriefMessages = {
  title: 'Debrief',
  open: 'Debrief',
  tabs: 'Debrief of',
  game: (number: number) => `Game ${number}`,
  series: 'Series',
  context: (team: string, event: string) => `${team}, ${event}`,
  review: 'Review',
  loading: 'Loading the debrief...',
  failed: "Couldn't load the debrief.",
  noSeries: 'This series no longer exists.',
  noGame: 'This game no longer exists.',
  nothingChosen: 'No series chosen',
  nothingChosenText: 'Open a debrief from a series.',
  toSeries: 'Series',
  noTeam: 'Choose your team to get a debrief.',
  toSettings: 'Choose your team',
  notThere: (team: string) => `${team} isn't in this series`,
  notThereText:
    'A debrief is about your own team. Choose another series, or another team in the settings.',

  facts: {
    standing: 'Standing',
    ofTeams: (teams: number) => `of ${teams}`,
    points: 'Points',
    games: (games: number) => counted(games, 'game', 'games'),
    kills: 'Kills',
    best: 'Best game',
    bestOf: (place: number | null, points: number) =>
      [place === null ? null : `#${place}`, `${points} pts`].filter(Boolean).join(', '),
    place: 'Place',
    composition: 'Composition',
    out: 'Out',
    unknown: '–',
  },
  resultsOnly: 'Results only.',
  resultsOnlyText:
    'These games came from result files without positions. Rotations, landings and fights need a live feed or a LiveAPI log.',
  connect: 'Connect the game',
  toLookAt: 'To look at',
  wentWell: 'What went well',
  count: (count: number) => counted(count, 'finding', 'findings'),
  nothing: 'Nothing stands out',
  nothingText: (isSeries: boolean) =>
    `No rule found anything unusual in this ${isSeries ? 'series' : 'game'}. That is a result too.`,
  few: 'few',
  you: (value: string) => `You ${value}`,
  middle: (label: string, value: string) => `${label} ${value}`,
  calculated: 'How is this calculated?',
  about:
    "Findings say what happened and how it compares. They don't say why. The video and your team do.",
  games: 'Games',
  points: (points: number | null) => (points === null ? '–' : `${points} pts`),
  place: (place: number | null) => (place === null ? '–' : `#${place}`),

  right: 'Right',
  notUseful: 'Not useful',
  why: 'Why?',
  verdicts: {
    right: 'right',
    not_useful: 'not useful',
    wrong: 'wrong',
    known: 'known',
    unimportant: 'not important',
  } satisfies Record<InsightVerdict, string>,
  reasons: { wrong: 'Wrong', known: 'Known', unimportant: 'Not important' },
  said: (verdict: string) => `You said: ${verdict}.`,
  undo: 'Undo',
  thanks: 'Saved',
  takenBack: 'Answer removed',
  saveFailed: (message: string) => `Couldn't save your answer. ${message}`,
  record: (right: number, all: number) =>
    `Called right ${right} of ${counted(all, 'time', 'times')} so far.`,

  sentences: {
    killsWithoutPlacement: {
      first: ({ own, other, facts }) =>
        `You had ${counted(facts['kills'] ?? 0, 'kill', 'kills')} but ${counted(own, 'placement point', 'placement points')}. Teams with ${facts['atLeast']} kills or more averaged ${one(other)}.`,
      second: ({ n }) => `${counted(n, 'other team', 'other teams')} had as many kills.${hint(n)}`,
      n: ({ n }) => counted(n, 'team', 'teams'),
      middle: 'Mean',
      unit: 'placement points',
      how: 'Kills in the top quarter of the teams, and placement points below their median. Compared with the other teams in the top quarter by kills.',
    },
    damageWithoutKills: {
      first: ({ own, other, facts }) =>
        `You dealt ${grouped(facts['damage'] ?? 0)} damage for ${counted(own, 'kill', 'kills')}. Teams with ${grouped(facts['atLeast'] ?? 0)} damage or more averaged ${one(other)}.`,
      second: ({ n }) =>
        `${counted(n, 'other team', 'other teams')} dealt as much damage.${hint(n)}`,
      n: ({ n }) => counted(n, 'team', 'teams'),
      middle: 'Mean',
      unit: 'kills',
      how: 'Damage in the top quarter of the teams, and kills below their median. Compared with the other teams in the top quarter by damage.',
    },
    pointsLeft: {
      first: ({ own, game, facts }) =>
        `${inGame(game)}you were out at ${clockText(own)} as #${facts['place']}. The next team was out ${counted(facts['seconds'] ?? 0, 'second', 'seconds')} later, with ${counted(facts['worth'] ?? 0, 'point', 'points')} more for its place.`,
      second: ({ n, facts }) =>
        `Of the ${n} other teams that were out, ${facts['before']} left before you.`,
      n: ({ n }) => counted(n, 'team', 'teams'),
      middle: 'Next',
      unit: 'time out',
      how: 'The team one place above was out at most 60 seconds later, and its place is worth at least 2 points more. Places below 4 never are.',
    },
    belowExpected: {
      first: ({ own, other, game }) =>
        `${inGame(game)}you scored ${counted(own, 'point', 'points')}. Teams that survive as long average ${one(other)}.`,
      second: ({ n }) => `From ${grouped(n)} results of this archive.${hint(n)}`,
      n: ({ n }) => counted(n, 'result', 'results'),
      middle: 'Expected',
      unit: 'points',
      how: 'Points against what teams of the archive score that were out after the same share of the game. Shown from 1.2 standard deviations below for a game, 1.3 for a series.',
    },
    aboveExpected: {
      first: ({ own, other, game }) =>
        `${inGame(game)}you scored ${counted(own, 'point', 'points')}. Teams that survive as long average ${one(other)}.`,
      second: ({ n }) => `From ${grouped(n)} results of this archive.${hint(n)}`,
      n: ({ n }) => counted(n, 'result', 'results'),
      middle: 'Expected',
      unit: 'points',
      how: 'Points against what teams of the archive score that were out after the same share of the game. Shown from 1.5 standard deviations above for a game, 1.3 for a series.',
    },
    earlyExits: {
      first: ({ own, other, facts }) =>
        `You were out before half of the game in ${own} of ${counted(facts['games'] ?? 0, 'game', 'games')}. The median team was in ${one(other)}.`,
      second: ({ n, facts }) =>
        (facts['beforeGames'] ?? 0) > 0
          ? `In your last series it was ${facts['before']} of ${counted(facts['beforeGames'] ?? 0, 'game', 'games')}.${hint(n)}`
          : `No earlier games of yours have times.${hint(n)}`,
      n: ({ n }) => counted(n, 'team', 'teams'),
      middle: 'Median',
      unit: 'early exits',
      how: "Games in which your last player was out before half of the winner's time: at least 3, and at least twice the median of the other teams that played all of your games.",
    },
    bestComposition: {
      first: ({ own, n, game }) =>
        `${inGame(game)}your composition scored ${counted(own, 'point', 'points')}, your best with it in ${counted(n, 'game', 'games')}.`,
      second: ({ other, n }) => `The median of the earlier games is ${one(other)}.${hint(n - 1)}`,
      n: ({ n }) => counted(n, 'game', 'games'),
      middle: 'Median',
      unit: 'points',
      how: 'More points than in each of your earlier games with the same three legends. At least 5 games with them, this one included; the newest 50 earlier ones count.',
    },
  } satisfies Record<InsightKind, InsightTexts>,
} as const

export interface InsightTexts {
  readonly first: (told: Told) => string
  readonly second: (told: Told) => string
  readonly n: (told: Told) => string
  readonly middle: string
  readonly unit: string
  readonly how: string
}
