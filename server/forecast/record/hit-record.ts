import type { Forecast } from '#contract/forecast/forecast.ts'
import type { ForecastReport } from '#contract/forecast/forecast-record.ts'

type HitRecord = Forecast['record']['composition']

/** Fewer games say too little; then the next report speaks. */
const LEAST = { games: 30, series: 5 }

interface Reports {
  readonly live: ForecastReport | null
  readonly unseen: ForecastReport | null
  readonly backtest: ForecastReport | null
}

/** How often forecasts were right: live ones, else those of games that the shipped weights never saw, else all. */
export function hitRecords({ live, unseen, backtest }: Reports): Forecast['record'] {
  const choose = (of: (report: ForecastReport) => { n: number; top1: number }): HitRecord => {
    if (live && isEnough(live) && of(live).n > 0) return hits('live', of(live))
    const replayed = unseen && isEnough(unseen) && of(unseen).n > 0 ? unseen : backtest
    return replayed && of(replayed).n > 0 ? hits('backtest', of(replayed)) : null
  }
  return {
    composition: choose((report) => report.composition),
    nextBan: choose((report) => report.nextBan.forecast),
  }
}

const isEnough = ({ games, series }: ForecastReport) =>
  games >= LEAST.games && series >= LEAST.series

const hits = (source: 'live' | 'backtest', { n, top1 }: { n: number; top1: number }) => ({
  source,
  right: Math.round((n * top1) / 100),
  of: n,
})
