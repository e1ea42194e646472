import * as z from 'zod/mini'
import { KNOWLEDGE, SITUATIONS } from '#domain/forecast/feature.ts'
import { CHANCE_KINDS } from '#domain/forecast/training/judged-chances.ts'
import { noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

/** Shares in percent, with their 90 % intervals by resampling series. */
const interval = z.nullable(z.object({ low: z.number(), high: z.number() }))

/** How good a way to name the next composition is. */
const scores = z.object({
  n: z.int(),
  top1: z.number(),
  top3: z.number(),
  top5: z.number(),
  logLoss: z.nullable(z.number()),
  /** Expected calibration error in percentage points: how far the stated chances are from what happened. */
  ece: z.nullable(z.number()),
  top1Interval: interval,
  top3Interval: interval,
})
export type ForecastScores = z.output<typeof scores>

const banScores = z.object({
  n: z.int(),
  top1: z.number(),
  top2: z.number(),
  top3: z.number(),
  logLoss: z.nullable(z.number()),
  ece: z.nullable(z.number()),
  top1Interval: interval,
})

/** Forecasts whose chance was in this range: what was said and what happened, in percent. */
const calibrationBin = z.object({
  from: z.number(),
  to: z.number(),
  n: z.int(),
  said: z.number(),
  happened: z.number(),
  low: z.number(),
  high: z.number(),
})

const report = z.object({
  /** The days of the first and last judged game, in seconds since 1970; null if none was judged. */
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
  /** How many games and series were judged. The teams of a game are alike, so these say how much is known. */
  games: z.int(),
  series: z.int(),
  composition: scores,
  weighting: scores,
  sameAsLast: scores,
  fieldFrequency: scores,
  calibration: z.array(calibrationBin),
  bySituation: z.array(z.extend(scores, { situation: z.enum(SITUATIONS) })),
  byGame: z.array(
    z.object({
      game: z.int(),
      n: z.int(),
      forecast: z.number(),
      weighting: z.number(),
      sameAsLast: z.number(),
    }),
  ),
  byKnowledge: z.array(z.extend(scores, { knowledge: z.enum(KNOWLEDGE) })),
  byWeek: z.array(
    z.object({
      /** Monday, in seconds since 1970. */
      week: z.int(),
      n: z.int(),
      forecast: z.number(),
      weighting: z.number(),
      sameAsLast: z.number(),
    }),
  ),
  nextBan: z.object({
    forecast: banScores,
    fieldFrequency: banScores,
    calibration: z.array(calibrationBin),
    byGame: z.array(z.object({ game: z.int(), n: z.int(), forecast: z.number() })),
  }),
  /** Judged team-games the shipped weights were fitted on. They flatter the forecast. */
  seenByPriors: z.int(),
})
export type ForecastReport = z.output<typeof report>

/** How good chances were. Shares and skill in percent, errors as sums of squares per series. */
const chanceScores = {
  /** Forecasts and series. The forecasts of a series are alike. */
  n: z.int(),
  series: z.int(),
  hits: z.number(),
  hitsInterval: interval,
  /** In the first three, or legal with Plan B. */
  alsoHits: z.number(),
  alsoHitsInterval: interval,
  error: z.number(),
  /** The same for counting. */
  countedError: z.number(),
  skill: z.number(),
  skillInterval: interval,
  /** As `ece`, less what a perfect forecast would show by chance. */
  gap: z.number(),
}

const chanceReport = z.array(
  z.object({
    kind: z.enum(CHANCE_KINDS),
    ...chanceScores,
    /** By locked teams, games played or game. */
    steps: z.array(z.object({ step: z.int(), ...chanceScores })),
    calibration: z.array(calibrationBin),
  }),
)
export type ChanceReport = z.output<typeof chanceReport>[number]

const chanceReports = z.object({
  /** Series that the shipped weights never saw, and all of them. */
  unseen: chanceReport,
  all: chanceReport,
})
export type ChanceReports = z.output<typeof chanceReports>

export const getTrackRecord = route({
  method: 'GET',
  path: '/api/forecast/record',
  access: 'public',
  summary:
    'Get how often forecasts were right: live ones, and those of a back-test over the archive.',
  input: noInput,
  output: z.object({
    /** Forecasts stored before a game and judged after it. */
    live: report,
    /** The archive replayed game by game; null until the first back-test has finished. */
    backtest: z.nullable(z.extend(report, { finishedAt: z.int() })),
    /** The part of the back-test that the shipped weights never saw. */
    unseen: z.nullable(report),
    /** Bans with known picks, finishes, later bans and plans. */
    chances: z.nullable(chanceReports),
    /** Games judged so far by the back-test that is running now. */
    progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  }),
})
