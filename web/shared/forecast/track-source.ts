import type * as z from 'zod/mini'
import type { getTrackRecord } from '#contract/forecast-record.ts'

/** Below this, chance decides more than the forecast does. */
export const LEAST_JUDGED = 30

export type TrackRecord = z.infer<typeof getTrackRecord.output>

export const TRACK_SOURCES = ['live', 'backtest'] as const
export type TrackSource = (typeof TRACK_SOURCES)[number]

/** Live forecasts, unless there are too few of them and a back-test has more to say. */
export const firstSource = ({ live, backtest }: TrackRecord): TrackSource =>
  live.composition.n < LEAST_JUDGED && backtest ? 'backtest' : 'live'
