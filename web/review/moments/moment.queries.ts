import { queryOptions } from '@tanstack/react-query'
import { listAllMoments, listMoments } from '#contract/review/moment.ts'
import { call } from '../../shared/api/api.ts'

export const allMomentsQuery = queryOptions({
  queryKey: ['moments', 'all'],
  queryFn: () => call(listAllMoments, {}),
})

export const momentsQuery = (game: number) =>
  queryOptions({
    queryKey: ['moments', game],
    queryFn: async () => (await call(listMoments, { game })).moments,
  })
