import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { poiEditMessages as texts } from '#contract/messages/poi-edit.ts'
import { MAP_IDS } from '#domain/map/map.ts'
import { warnBeforeLeaving } from '../../shared/storage/leave-warning.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { countMoves, storeMoves, type Moves, movesOf, useMoves, withoutSaved } from './moves.ts'
import { positionsQuery } from '../../shared/map/map.queries.ts'
import {
  clearCachedPositions,
  cachePositions,
  cachedPositions,
} from '../../shared/map/position-cache.ts'
import { resetPositions, savePositions } from './save-positions.ts'

/** Moves, and what becomes of them. `onDone` is called when all are saved or all is reset. */
export function usePoiEditing(onDone: () => void) {
  const queryClient = useQueryClient()
  const userId = useSession().user?.id
  const moves = useMoves()
  const [fault, setFault] = useState<string | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['poi-positions'] })

  const saving = useSingleMutation({
    mutationFn: () => saveMoves(moves, userId, queryClient),
    onSuccess: () => {
      notify.success(texts.saved)
      void refresh()
      // Behind what the cache is told below.
      notifyManager.schedule(() => countMoves(movesOf(userId)) === 0 && onDone())
    },
    onError: (error) => {
      notify.error(texts.saveFailed)
      setFault(`${texts.saveFailed} ${error.message}`)
    },
  })
  const resetting = useSingleMutation({
    mutationFn: () => resetPositions(userId),
    onSuccess: async () => {
      notify.success(texts.resetDone)
      storeMoves(userId, {})
      clearCachedPositions(userId)
      await refresh()
      onDone()
    },
    onError: (error) => {
      notify.error(texts.resetFailed(error.message))
      setFault(texts.resetFailed(error.message))
    },
  })
  const count = countMoves(moves)
  useEffect(() => (count > 0 ? warnBeforeLeaving() : undefined), [count])

  return {
    moves,
    count,
    fault,
    change: (next: Moves) => storeMoves(userId, next),
    save: () => saving.send(),
    isSaving: saving.isPending,
    reset: () => resetting.send(),
    isResetting: resetting.isPending,
  }
}

/** A map that was saved stays saved when the next one fails. */
async function saveMoves(moves: Moves, userId: number | undefined, queryClient: QueryClient) {
  for (const map of MAP_IDS) {
    const positions = moves[map] ?? {}
    if (Object.keys(positions).length === 0) continue
    await savePositions(map, positions, userId)
    const { queryKey } = positionsQuery(map, userId)
    const before = queryClient.getQueryData(queryKey) ?? cachedPositions(userId, map)
    const saved = { ...before, ...positions }
    cachePositions(userId, { [map]: saved })
    queryClient.setQueryData(queryKey, saved)
    // The cache tells the page later: only behind it nothing jumps back in between.
    notifyManager.schedule(() => storeMoves(userId, withoutSaved(movesOf(userId), map, positions)))
  }
}
