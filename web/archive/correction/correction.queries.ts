import { queryOptions } from '@tanstack/react-query'
import { getGame, listCorrections } from '#contract/archive/correction.ts'
import { call } from '../../shared/api/api.ts'

export const gameQuery = (id: number) =>
  queryOptions({ queryKey: ['admin-game', id], queryFn: () => call(getGame, { id }) })

export const correctionsQuery = (game: number | null) =>
  queryOptions({
    queryKey: ['corrections', game],
    queryFn: () => call(listCorrections, game === null ? {} : { game }),
  })
