import type { Forecast } from '#contract/forecast.ts'
import type { ForecastReport } from '#contract/forecast-record.ts'

type HitRecord = Forecast['record']['composition']

/** Fewer live forecasts say too little; then the back-test speaks. */
const LIVE_GAMES = 30

interface Reports {
  readonly live: ForecastReport | null
  readonly backtest: ForecastReport | null
}

/** How often forecasts were right, from live ones where there are enough, else from the back-test. */
export function hitRecords({ live, backtest }: Reports): Forecast['record'] {
  const choose = (of: (report: ForecastReport) => { n: number; top1: number }): HitRecord => {
    const liveHits = live && of(live)
    if (liveHits && liveHits.n >= LIVE_GAMES) return hits('live', liveHits)
    return backtest && of(backtest).n > 0 ? hits('backtest', of(backtest)) : null
  }
  return {
    composition: choose((report) => report.composition),
    nextBan: choose((report) => report.nextBan.forecast),
  }
}

const hits = (source: 'live' | 'backtest', { n, top1 }: { n: number; top1: number }) => ({
  source,
  right: Math.round((n * top1) / 100),
  of: n,
})
