import type { ForecastReport } from '#contract/forecast/forecast-record.ts'
import { LEAST_JUDGED } from '../../shared/forecast/track-source.ts'

type Bin = ForecastReport['calibration'][number]

/** The judged forecasts with about this chance; null if there are too few. */
export function calibrationAt(bins: readonly Bin[], chance: number): Bin | null {
  const percent = 100 * chance
  const found = bins.find(({ from, to }) => percent >= from && percent < to)
  return found && found.n >= LEAST_JUDGED ? found : null
}
