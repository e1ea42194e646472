import { queryOptions } from '@tanstack/react-query'
import { listMoments } from '#contract/review/moment.ts'
import { call } from '../../shared/api/api.ts'

export const momentsQuery = (game: number) =>
  queryOptions({
    queryKey: ['moments', game],
    queryFn: async () => (await call(listMoments, { game })).moments,
  })
