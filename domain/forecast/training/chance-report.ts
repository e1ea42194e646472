import { type Interval, rateInterval } from '../../base/interval.ts'
import { mulberry32 } from '../../base/mulberry.ts'
import { BINS, CHANCE_KINDS, type ChanceKind, type ChanceSums } from './judged-chances.ts'

const SAMPLES = 500
const SEED = 20_251_119

/** How good the chances of each kind were, by step and over all of them. */
export const chanceReport = (sums: readonly ChanceSums[]) =>
  CHANCE_KINDS.map((kind) => {
    const own = sums.filter((one) => one.kind === kind)
    const bySteps = [...Map.groupBy(own, ({ step }) => step)].toSorted(([a], [b]) => a - b)
    return {
      kind,
      ...scoresOf(kind, own),
      steps: bySteps.map(([step, ofStep]) => ({ step, ...scoresOf(kind, ofStep) })),
      calibration: calibrationOf(own),
    }
  })

/** Shares and skill in percent, errors as sums per series. Intervals are 90 %, by drawing whole series. */
export function scoresOf(kind: ChanceKind, own: readonly ChanceSums[]) {
  const bySeries = [...Map.groupBy(own, ({ series }) => series).values()].map(addUp)
  const all = addUp(bySeries)
  return {
    n: all.n,
    series: bySeries.length,
    hits: percentOf(all.hits, all.n),
    hitsInterval: drawSeries(bySeries, ({ hits, n }) => percentOf(hits, n)),
    alsoHits: percentOf(all.alsoHits, all.n),
    alsoHitsInterval: drawSeries(bySeries, ({ alsoHits, n }) => percentOf(alsoHits, n)),
    error: bySeries.length === 0 ? 0 : all.squares / bySeries.length,
    countedError: bySeries.length === 0 ? 0 : all.countedSquares / bySeries.length,
    skill: skillOf(kind, all),
    skillInterval: drawSeries(bySeries, (drawn) => skillOf(kind, drawn)),
    gap: gapOf(own),
  }
}

type Sums = Pick<ChanceSums, 'n' | 'hits' | 'alsoHits' | 'squares' | 'countedSquares'>

const addUp = (sums: readonly Sums[]): Sums =>
  sums.reduce(
    (all, one) => ({
      n: all.n + one.n,
      hits: all.hits + one.hits,
      alsoHits: all.alsoHits + one.alsoHits,
      squares: all.squares + one.squares,
      countedSquares: all.countedSquares + one.countedSquares,
    }),
    { n: 0, hits: 0, alsoHits: 0, squares: 0, countedSquares: 0 },
  )

const percentOf = (hits: number, n: number) => (n === 0 ? 0 : (100 * hits) / n)

/** By how much squared errors are below those of counting, or of always saying how often it happens. */
function skillOf(kind: ChanceKind, { n, hits, squares, countedSquares }: Sums): number {
  const simple = kind === 'bannedBy' ? countedSquares : (hits * (n - hits)) / Math.max(1, n)
  return simple === 0 ? 0 : 100 * (1 - squares / simple)
}

function drawSeries(series: readonly Sums[], figure: (drawn: Sums) => number): Interval | null {
  if (series.length < 2) return null
  const random = mulberry32(SEED)
  const figures = Float64Array.from({ length: SAMPLES }, () =>
    figure(addUp(series.map((own) => series[Math.floor(random() * series.length)] ?? own))),
  ).toSorted()
  return { low: figures[SAMPLES * 0.05] ?? 0, high: figures[SAMPLES * 0.95] ?? 0 }
}

/** The sums of each range of chances, over all series. */
const binsOf = (sums: readonly ChanceSums[]) =>
  Array.from({ length: BINS }, (_, bin) =>
    sums.reduce(
      (all, { bins }) => {
        const [n, said, happened] = bins[bin] ?? [0, 0, 0]
        return { n: all.n + n, said: all.said + said, happened: all.happened + happened }
      },
      { n: 0, said: 0, happened: 0 },
    ),
  )

/** The mean distance of said and happened in percentage points, less what a perfect forecast would show by chance. */
function gapOf(sums: readonly ChanceSums[]): number {
  const bins = binsOf(sums).filter(({ n }) => n > 0)
  const all = bins.reduce((total, { n }) => total + n, 0)
  const gap = bins.reduce((total, { said, happened }) => total + Math.abs(said - happened), 0)
  // The mean distance of a normal distribution from its centre is sqrt(2 / pi) deviations.
  const noise = bins.reduce(
    (total, { n, said }) => total + Math.sqrt(((2 / Math.PI) * said * (n - said)) / n),
    0,
  )
  return all === 0 ? 0 : (100 * Math.max(0, gap - noise)) / all
}

const calibrationOf = (sums: readonly ChanceSums[]) =>
  binsOf(sums).flatMap(({ n, said, happened }, bin) => {
    const interval = rateInterval(happened, n)
    return interval === null
      ? []
      : [
          {
            from: (100 / BINS) * bin,
            to: (100 / BINS) * (bin + 1),
            n,
            said: percentOf(said, n),
            happened: percentOf(happened, n),
            low: 100 * interval.low,
            high: 100 * interval.high,
          },
        ]
  })
