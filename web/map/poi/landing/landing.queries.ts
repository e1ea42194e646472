import { queryOptions } from '@tanstack/react-query'
import { listGameLandings } from '#contract/archive/landing.ts'
import { call } from '../../../shared/api/api.ts'

export const gameLandingsQuery = (game: number) =>
  queryOptions({
    queryKey: ['game-landings', game],
    queryFn: () => call(listGameLandings, { id: game }),
  })
