import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getDebrief } from '#contract/review/debrief.ts'
import { call } from '../../shared/api/api.ts'

export const debriefQuery = (series: number, game: number | null, team: string) =>
  queryOptions({
    queryKey: ['debrief', series, game, team],
    queryFn: () => call(getDebrief, { series, team, ...(game !== null && { game }) }),
    placeholderData: keepPreviousData,
  })
