import { queryOptions } from '@tanstack/react-query'
import { getLiveGame } from '#contract/live-match/live-game.ts'
import { call } from '../shared/api/api.ts'

/** Someone else can decide, and a finished game arrives in the archive. */
const LOOK_MS = 10_000

export const liveGameQuery = (feed: number, startedAt: number) =>
  queryOptions({
    queryKey: ['live-game', feed, startedAt],
    queryFn: () => call(getLiveGame, { feed, startedAt }),
    refetchInterval: LOOK_MS,
  })
