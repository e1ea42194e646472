import type * as z from 'zod/mini'
import type { ForecastReport, getTrackRecord } from '#contract/forecast/forecast-record.ts'

/** Below this, chance decides more than the forecast does. */
export const LEAST_JUDGED = 30

export type TrackRecord = z.infer<typeof getTrackRecord.output>

/** The honest numbers first: forecasts from before the game, and games that the shipped weights never saw. */
export const TRACK_SOURCES = ['live', 'unseen', 'backtest'] as const
export type TrackSource = (typeof TRACK_SOURCES)[number]

/** Fewer games say less than all games of the archive do. */
const LEAST = { games: 30, series: 5 }

const isEnough = (report: ForecastReport | null) =>
  report !== null && report.games >= LEAST.games && report.series >= LEAST.series

export function firstSource({ live, unseen, backtest }: TrackRecord): TrackSource {
  if (!backtest || isEnough(live)) return 'live'
  return isEnough(unseen) ? 'unseen' : 'backtest'
}
