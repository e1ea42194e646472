import { useQueryClient } from '@tanstack/react-query'
import { setMatchMap } from '#contract/draft/draft-room.ts'
import { matchMessages as texts } from '#contract/draft/match.texts.ts'
import { call } from '../api/api.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { notify } from '../page/toast.ts'
import { ROOMS } from '../room/room.queries.ts'

/** Sets the map of a game of the match for everyone in the room; null for the usual one. */
export function useMatchMap(room: number) {
  const queries = useQueryClient()
  const { send } = useSingleMutation({
    mutationFn: (choice: { game: number; map: string | null }) =>
      call(setMatchMap, { id: room, ...choice }),
    onSuccess: () => queries.invalidateQueries(ROOMS),
    onError: (error) => void notify.error(`${texts.mapFailed} ${error.message}`),
  })
  return (game: number, map: string | null) => send({ game, map })
}
