import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSeriesStrength, type SeriesDetail } from '#contract/series/series.ts'
import type { Finish, FinishQuestion } from '#domain/series/finish.ts'
import { finishQuestions } from '#domain/series/finish-question.ts'
import { call } from '../api/api.ts'

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

export const seriesStrengthQuery = (id: number) =>
  queryOptions({
    queryKey: ['series', 'strength', id],
    queryFn: () => call(getSeriesStrength, { id }),
    staleTime: STRENGTH_MS,
  })

/** Simulates beside the page's own thread. */
export function runFinish(
  questions: readonly FinishQuestion[],
  signal: AbortSignal,
): Promise<readonly Finish[]> {
  const worker = new Worker(new URL('finish.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly Finish[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Finish[]>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    signal.addEventListener('abort', () => reject(new Error('No longer needed.')))
    worker.postMessage(questions, [])
  }).finally(() => worker.terminate())
}
