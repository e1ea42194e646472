import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { type Interval, rateInterval } from '#domain/base/interval.ts'
import type { PoiComp } from '#domain/map/poi-stats.ts'
import { meanOf } from '#domain/stats/sums.ts'

type Figures = Omit<PoiComp, 'comp' | 'totalKills'>

export const poiPercent = (rate: number) => `${(100 * rate).toFixed(1)}%`
export const points = (mean: number) => mean.toFixed(1)
/** Without a score there's no mean, which isn't the same as 0. */
export const avgPoints = ({ points: { n }, avgPoints: mean }: Figures) =>
  n === 0 ? texts.unknown : points(mean)

type Write = (bound: number) => string
type Join = (low: string, high: string) => string

function write(interval: Interval | null, n: number, bound: Write, join: Join) {
  if (interval) return join(bound(interval.low), bound(interval.high))
  if (n === 0) return texts.noScores
  return n > 1 ? texts.noSpread : texts.oneGame
}

const winInterval = ({ wins, totalGames }: Figures) => rateInterval(wins, totalGames)
const pointsInterval = (figures: Figures) => meanOf(figures.points)?.interval ?? null

/** `4.9 to 31.0%`, shown below the figure. */
export const winRange = (figures: Figures) =>
  write(winInterval(figures), figures.totalGames, poiPercent, (low, high) =>
    texts.range(low.replace('%', ''), high),
  )

/** `5.6 to 10.1`, or why there is no interval. */
export const pointsRange = (figures: Figures) =>
  write(pointsInterval(figures), figures.points.n, points, texts.range)

export const winHint = (figures: Figures) =>
  texts.figures(
    poiPercent(figures.winRate),
    write(winInterval(figures), figures.totalGames, poiPercent, texts.between),
    figures.totalGames,
  )

export const poiPointsHint = (figures: Figures) =>
  texts.figures(
    avgPoints(figures),
    write(pointsInterval(figures), figures.points.n, points, texts.between),
    figures.points.n,
  )
