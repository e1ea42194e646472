import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  keepPlayersApart,
  listPlayerMerges,
  listPlayers,
  mergePlayer,
  splitPlayerKey,
} from '#contract/archive/player-admin.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { notify } from '../../shared/page/toast.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'

export const adminPlayersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin-players', search],
    queryFn: () => call(listPlayers, { search }),
    placeholderData: keepPreviousData,
  })

export const playerMergesQuery = queryOptions({
  queryKey: ['player-merges'],
  queryFn: () => call(listPlayerMerges, {}),
})

type Change =
  | { kind: 'merge'; player: string; into: string }
  | { kind: 'split'; key: string }
  | { kind: 'apart'; player: string; other: string }

function send(change: Change) {
  if (change.kind === 'merge')
    return call(mergePlayer, { player: change.player, into: change.into })
  if (change.kind === 'split') return call(splitPlayerKey, { key: change.key })
  return call(keepPlayersApart, { player: change.player, other: change.other })
}

/** Merges, splits or keeps players apart. What the server says is shown, also a refusal. */
export function usePlayerChange(onDone: () => void = () => {}) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      notify.success(message)
      await refreshArchive(queryClient)
      onDone()
      requestAnimationFrame(keepFocus)
    },
    onError: (error: Error) => {
      notify.error(error.message)
      void refreshArchive(queryClient)
    },
  })
}
