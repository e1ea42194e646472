import type {
  ChanceReport,
  ForecastReport,
  ForecastScores,
} from '#contract/forecast/forecast-record.ts'
import { CHANCE_KINDS } from '#domain/forecast/training/judged-chances.ts'
import type { TrackRecord } from '../../shared/forecast/track-source.ts'

const scores = (n: number, top1: number, top3: number): ForecastScores => ({
  n,
  top1,
  top3,
  top5: Math.min(100, top3 + 8),
  logLoss: 2.31,
  ece: 2.1,
  top1Interval: { low: top1 - 3, high: top1 + 3 },
  top3Interval: { low: top3 - 2, high: top3 + 2 },
})

const banScores = (n: number, top1: number) => ({
  n,
  top1,
  top2: top1 + 14,
  top3: top1 + 22,
  logLoss: 1.52,
  ece: 3.4,
  top1Interval: { low: top1 - 12, high: top1 + 12 },
})

const MONDAY = Date.UTC(2025, 9, 6) / 1000
const WEEK = 7 * 86_400

const bin = (from: number, n: number, happened: number) => ({
  from,
  to: from + 10,
  n,
  said: from + 5,
  happened,
  low: Math.max(0, happened - 1200 / (n + 30)),
  high: Math.min(100, happened + 1200 / (n + 30)),
})

/** Invented: 1,231 judged team-games in 11 weeks, and 34 bans. */
export const REPORT: ForecastReport = {
  games: 66,
  series: 11,
  from: MONDAY,
  to: MONDAY + 11 * WEEK - 86_400,
  composition: scores(1231, 43, 71),
  weighting: { ...scores(1231, 28, 55), logLoss: null, ece: null },
  sameAsLast: { ...scores(1231, 32, 32), logLoss: null, ece: null },
  fieldFrequency: { ...scores(1231, 9, 21), ece: null },
  calibration: [
    bin(0, 60, 4),
    bin(10, 180, 14),
    bin(20, 290, 24),
    bin(30, 250, 37),
    bin(40, 190, 43),
    bin(50, 130, 54),
    bin(60, 75, 61),
    bin(70, 36, 71),
    bin(80, 20, 82),
    bin(90, 0, 0),
  ],
  bySituation: [
    { ...scores(171, 52, 78), situation: 'opener' },
    { ...scores(800, 44, 73), situation: 'free' },
    { ...scores(260, 31, 58), situation: 'forced' },
  ],
  byGame: [
    { game: 1, n: 171, forecast: 52, weighting: 44, sameAsLast: 0 },
    { game: 2, n: 171, forecast: 44, weighting: 31, sameAsLast: 37 },
    { game: 3, n: 12, forecast: 41, weighting: 26, sameAsLast: 33 },
  ],
  byKnowledge: [
    { ...scores(12, 20, 40), knowledge: 'field' },
    { ...scores(95, 35, 60), knowledge: 'thin' },
    { ...scores(500, 43, 71), knowledge: 'known' },
    { ...scores(624, 46, 75), knowledge: 'wellKnown' },
  ],
  byWeek: Array.from({ length: 11 }, (_, week) => ({
    week: MONDAY + week * WEEK,
    n: week === 3 ? 12 : 112,
    forecast: 31 + week * 1.2,
    weighting: 24 + week * 0.4,
    sameAsLast: 29 + week * 0.3,
  })),
  nextBan: {
    forecast: banScores(34, 61.8),
    fieldFrequency: { ...banScores(34, 29), logLoss: null, ece: null },
    calibration: [bin(20, 12, 26), bin(40, 14, 43), bin(60, 8, 64)],
    byGame: [
      { game: 1, n: 34, forecast: 58 },
      { game: 2, n: 8, forecast: 50 },
    ],
  },
  seenByPriors: 0,
}

/** The same report after so many judged team-games. */
const after = (n: number): ForecastReport => ({
  ...REPORT,
  composition: { ...REPORT.composition, n },
})

const STEPS: Readonly<Record<ChanceReport['kind'], readonly number[]>> = {
  knownPicks: [0, 5, 10, 15, 20],
  top5: [1, 2, 3, 4, 5],
  top10: [1, 2, 3, 4, 5],
  winNext: [1, 2, 3, 4, 5],
  first: [3, 4, 5],
  bannedBy: [2, 3, 4, 5, 6],
  planLegal: [2, 3, 4, 5, 6],
}

/** Invented: each step has 2,000 forecasts of 100 series, or a part of that. */
const chances = (part: number): ChanceReport[] =>
  CHANCE_KINDS.map((kind) => {
    const chanceScores = (step: number, n: number) => ({
      n,
      series: 100 * part,
      hits: 80 - step,
      hitsInterval: { low: 76 - step, high: 84 - step },
      alsoHits: 95 - step,
      alsoHitsInterval: { low: 93 - step, high: 97 - step },
      error: 0.3 * step,
      countedError: 0.33 * step,
      skill: 9 + step,
      skillInterval: { low: 4 + step, high: 13 + step },
      gap: 1.2,
    })
    const steps = STEPS[kind].map((step) => ({ step, ...chanceScores(step, 2000 * part) }))
    return {
      kind,
      ...chanceScores(0, 10_000 * part),
      steps,
      calibration: [bin(10, 1000, 14), bin(50, 1000, 53), bin(80, 1000, 86)],
    }
  })

export const RECORD: TrackRecord = {
  live: REPORT,
  unseen: after(3390),
  chances: { unseen: chances(0.5), all: chances(1) },
  backtest: { ...after(4590), seenByPriors: 1200, finishedAt: Date.UTC(2025, 11, 22, 9) / 1000 },
  progress: null,
}

/** A new server: twelve live forecasts, and the first back-test is running. */
export const NEW_RECORD: TrackRecord = {
  live: after(12),
  backtest: null,
  unseen: null,
  chances: null,
  progress: { done: 1200, total: 2700 },
}
