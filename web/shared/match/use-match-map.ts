import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setMatchMap } from '#contract/draft/draft-room.ts'
import { matchMessages as texts } from '#contract/draft/match.texts.ts'
import { call } from '../api/api.ts'
import { notify } from '../page/toast.ts'
import { ROOMS } from '../room/room.queries.ts'

/** Sets the map of a game of the match for everyone in the room; null for the usual one. Choices are sent one after another. */
export function useMatchMap(room: number) {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: `match map ${room}` },
    mutationFn: (choice: { game: number; map: string | null }) =>
      call(setMatchMap, { id: room, ...choice }),
    onSuccess: () => queries.invalidateQueries(ROOMS),
    onError: (error) => void notify.error(`${texts.mapFailed} ${error.message}`),
  })
  return (game: number, map: string | null) => mutate({ game, map })
}
