import { queryOptions } from '@tanstack/react-query'
import { getForecastSettings } from '#contract/forecast/forecast-admin.ts'
import { call } from '../../shared/api/api.ts'

const TRAINING_MS = 3000

export const forecastSettingsQuery = queryOptions({
  queryKey: ['forecast-settings'],
  queryFn: () => call(getForecastSettings, {}),
  // Nothing announces the end of a training, so poll while one is running.
  refetchInterval: ({ state }) => (state.data?.isTraining ? TRAINING_MS : false),
})
