import type * as z from 'zod/mini'
import type { getTrackRecord } from '#contract/forecast-record.ts'

/** Below this, chance decides more than the forecast does. */
export const LEAST_JUDGED = 30

export type TrackRecord = z.infer<typeof getTrackRecord.output>

export const TRACK_SOURCES = ['live', 'backtest'] as const
export type TrackSource = (typeof TRACK_SOURCES)[number]

/** Live forecasts of fewer games say less than a back-test. */
const LEAST_LIVE = { games: 30, series: 5 }

export const firstSource = ({ live, backtest }: TrackRecord): TrackSource =>
  backtest && (live.games < LEAST_LIVE.games || live.series < LEAST_LIVE.series)
    ? 'backtest'
    : 'live'
