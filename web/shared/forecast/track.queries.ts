import { queryOptions } from '@tanstack/react-query'
import { getTrackRecord } from '#contract/forecast/forecast-record.ts'
import { call } from '../api/api.ts'

const POLL_MS = 5000

/** Loads again while a back-test is running, so its progress moves. */
export const trackRecordQuery = queryOptions({
  queryKey: ['track-record'],
  queryFn: () => call(getTrackRecord, {}),
  refetchInterval: ({ state }) => (state.data?.progress ? POLL_MS : false),
})
