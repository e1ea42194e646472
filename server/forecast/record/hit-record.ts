import type { Forecast } from '#contract/forecast.ts'
import type { ForecastReport } from '#contract/forecast-record.ts'

type HitRecord = Forecast['record']['composition']

/** Fewer live games say too little; then the back-test speaks. */
const LIVE = { games: 30, series: 5 }

interface Reports {
  readonly live: ForecastReport | null
  readonly backtest: ForecastReport | null
}

/** How often forecasts were right, from live ones where there are enough, else from the back-test. */
export function hitRecords({ live, backtest }: Reports): Forecast['record'] {
  const choose = (of: (report: ForecastReport) => { n: number; top1: number }): HitRecord => {
    if (live && isEnough(live) && of(live).n > 0) return hits('live', of(live))
    return backtest && of(backtest).n > 0 ? hits('backtest', of(backtest)) : null
  }
  return {
    composition: choose((report) => report.composition),
    nextBan: choose((report) => report.nextBan.forecast),
  }
}

const isEnough = ({ games, series }: ForecastReport) => games >= LIVE.games && series >= LIVE.series

const hits = (source: 'live' | 'backtest', { n, top1 }: { n: number; top1: number }) => ({
  source,
  right: Math.round((n * top1) / 100),
  of: n,
})
