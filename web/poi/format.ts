import { poiMessages as texts } from '#contract/messages/poi.ts'
import { type Interval, rateInterval } from '#domain/interval.ts'
import type { PoiComp } from '#domain/poi-stats.ts'
import { meanOf } from '#domain/sums.ts'

type Figures = Omit<PoiComp, 'comp' | 'totalKills'>

export const percent = (rate: number) => `${(100 * rate).toFixed(1)}%`
export const points = (mean: number) => mean.toFixed(1)

type Write = (bound: number) => string
type Join = (low: string, high: string) => string

const write = (interval: Interval | null, bound: Write, join: Join) =>
  interval ? join(bound(interval.low), bound(interval.high)) : texts.oneGame

const winInterval = ({ wins, totalGames }: Figures) => rateInterval(wins, totalGames)
const pointsInterval = (figures: Figures) => meanOf(figures.points)?.interval ?? null

/** `4.9–31.0%`: short, for below the figure itself. */
export const winRange = (figures: Figures) =>
  write(winInterval(figures), percent, (low, high) => texts.range(low.replace('%', ''), high))

/** `5.6–10.1`, or that there is but one game. */
export const pointsRange = (figures: Figures) => write(pointsInterval(figures), points, texts.range)

export const winHint = (figures: Figures) =>
  texts.figures(
    percent(figures.winRate),
    write(winInterval(figures), percent, texts.between),
    figures.totalGames,
  )

export const pointsHint = (figures: Figures) =>
  texts.figures(
    points(figures.avgPoints),
    write(pointsInterval(figures), points, texts.between),
    figures.points.n,
  )
