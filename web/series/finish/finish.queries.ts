import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSeriesStrength, type SeriesDetail } from '#contract/series.ts'
import { call } from '../../shared/api/api.ts'
import { finishQuestions } from './finish-rows.ts'
import { runFinish } from './run-finish.ts'

/** Chances of where teams finish, after each game up to this one. They change with the results and the chosen team. */
export const seriesFinishQuery = (series: SeriesDetail, after: number, chosen: string | null) =>
  queryOptions({
    queryKey: ['series', 'finish', series.id, series.teams, series.matchPoint, after, chosen],
    queryFn: async ({ client, signal }) => {
      const strength = await client.fetchQuery(seriesStrengthQuery(series.id))
      const questions = finishQuestions(series, strength, after, chosen)
      return { after, chosen, finishes: await runFinish(questions, signal) }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

const STRENGTH_MS = 10 * 60_000

const seriesStrengthQuery = (id: number) =>
  queryOptions({
    queryKey: ['series', 'strength', id],
    queryFn: () => call(getSeriesStrength, { id }),
    staleTime: STRENGTH_MS,
  })
