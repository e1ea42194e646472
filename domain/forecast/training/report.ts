import { type Interval, rateInterval } from '../../base/interval.ts'
import { KNOWLEDGE, knowledgeOf, SITUATIONS } from '../feature.ts'
import type { JudgedBan, JudgedRow, Verdict } from './judge.ts'
import { DAY_MS } from '../weighing.ts'
import { PRIORS_FITTED_BEFORE } from '../weights.ts'
import { hitInterval } from './hit-interval.ts'

/** The ways to name the next composition. */
type Method = 'forecast' | 'weighting' | 'sameAsLast' | 'fieldFrequency'

const BINS = 10
export const WEEK_MS = 7 * DAY_MS
/** 5 January 1970, a Monday. */
const FIRST_WEEK = 4 * DAY_MS

export const weekOf = (time: number) =>
  FIRST_WEEK + Math.floor((time - FIRST_WEEK) / WEEK_MS) * WEEK_MS

interface Said {
  readonly series: number
  readonly verdict: Verdict
}

/** Everything that was judged, added up. Shares are in percent. */
export function reportOf(rows: readonly JudgedRow[], bans: readonly JudgedBan[]) {
  const times = rows.map(({ time }) => time).toSorted((a, b) => a - b)
  return {
    from: secondsOf(times.at(0)),
    to: secondsOf(times.at(-1)),
    games: new Set(rows.map(({ series, number }) => `${series} ${number}`)).size,
    series: new Set(rows.map(({ series }) => series)).size,
    composition: scores(rows, 'forecast'),
    weighting: scores(rows, 'weighting'),
    sameAsLast: scores(rows, 'sameAsLast'),
    fieldFrequency: scores(rows, 'fieldFrequency'),
    calibration: calibration(rows.map(({ forecast }) => forecast)),
    bySituation: SITUATIONS.map((situation) => ({
      situation,
      ...scores(
        rows.filter((row) => row.situation === situation),
        'forecast',
      ),
    })),
    byKnowledge: KNOWLEDGE.map((knowledge) => ({
      knowledge,
      ...scores(
        rows.filter((row) => knowledgeOf(row.games) === knowledge),
        'forecast',
      ),
    })),
    byGame: groups(rows, ({ number }) => number).map(([game, own]) => ({ game, ...hits(own) })),
    byWeek: groups(rows, ({ time }) => weekOf(time)).map(([week, own]) => ({
      week: week / 1000,
      ...hits(own),
    })),
    nextBan: {
      forecast: banScores(bans.map((ban) => said(ban, ban.forecast))),
      fieldFrequency: banScores(bans.map((ban) => said(ban, ban.fieldFrequency))),
      calibration: calibration(bans.map(({ forecast }) => forecast)),
      byGame: groups(bans, ({ number }) => number).map(([game, own]) => ({
        game,
        n: own.length,
        forecast: topShare(
          own.map(({ forecast }) => forecast),
          1,
        ),
      })),
    },
    seenByPriors: rows.filter(({ time }) => time < PRIORS_FITTED_BEFORE).length,
  }
}

const secondsOf = (time: number | undefined) =>
  time === undefined ? null : Math.floor(time / 1000)

const said = ({ series }: { series: number }, verdict: Verdict): Said => ({ series, verdict })

function groups<Row>(rows: readonly Row[], of: (row: Row) => number): [number, Row[]][] {
  return [...Map.groupBy(rows, of)].toSorted(([a], [b]) => a - b)
}

const hits = (rows: readonly JudgedRow[]) => ({
  n: rows.length,
  forecast: topShare(
    rows.map(({ forecast }) => forecast),
    1,
  ),
  weighting: topShare(
    rows.map(({ weighting }) => weighting),
    1,
  ),
  sameAsLast: topShare(
    rows.map(({ sameAsLast }) => sameAsLast),
    1,
  ),
})

function scores(rows: readonly JudgedRow[], method: Method) {
  const of = rows.map((row) => said(row, row[method]))
  const verdicts = of.map(({ verdict }) => verdict)
  return {
    n: rows.length,
    top1: topShare(verdicts, 1),
    top3: topShare(verdicts, 3),
    top5: topShare(verdicts, 5),
    logLoss: logLoss(verdicts),
    ece: calibrationError(verdicts),
    top1Interval: intervalOf(of, 1),
    top3Interval: intervalOf(of, 3),
  }
}

function banScores(of: readonly Said[]) {
  const verdicts = of.map(({ verdict }) => verdict)
  return {
    n: of.length,
    top1: topShare(verdicts, 1),
    top2: topShare(verdicts, 2),
    top3: topShare(verdicts, 3),
    logLoss: logLoss(verdicts),
    ece: calibrationError(verdicts),
    top1Interval: intervalOf(of, 1),
  }
}

const isHit = ({ rank }: Verdict, top: number) => rank > 0 && rank <= top

function topShare(verdicts: readonly Verdict[], top: number): number {
  if (verdicts.length === 0) return 0
  return (100 * verdicts.filter((verdict) => isHit(verdict, top)).length) / verdicts.length
}

const logLoss = (verdicts: readonly Verdict[]): number | null =>
  verdicts.length === 0 ? null : mean(verdicts.map(({ chance }) => -Math.log(chance)))

function intervalOf(of: readonly Said[], top: number): Interval | null {
  return hitInterval(of.map(({ series, verdict }) => ({ series, isHit: isHit(verdict, top) })))
}

/** How far the stated chances are from what happened, in percentage points: the mean over ten bins, by their size. */
function calibrationError(verdicts: readonly Verdict[]): number | null {
  if (verdicts.length === 0) return null
  return calibration(verdicts).reduce(
    (sum, bin) => sum + (bin.n / verdicts.length) * Math.abs(bin.said - bin.happened),
    0,
  )
}

/** Forecasts by the chance of their first choice: what was said and how often it happened. Empty bins are left out. */
function calibration(verdicts: readonly Verdict[]) {
  const bins = Map.groupBy(verdicts, ({ top }) => Math.min(BINS - 1, Math.floor(top * BINS)))
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, own]) => {
      const right = own.filter((verdict) => isHit(verdict, 1)).length
      const interval = rateInterval(right, own.length)
      return {
        from: (100 / BINS) * bin,
        to: (100 / BINS) * (bin + 1),
        n: own.length,
        said: 100 * mean(own.map(({ top }) => top)),
        happened: (100 * right) / own.length,
        low: 100 * (interval?.low ?? 0),
        high: 100 * (interval?.high ?? 1),
      }
    })
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, next) => sum + next, 0) / numbers.length
