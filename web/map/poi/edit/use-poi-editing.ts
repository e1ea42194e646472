import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { poiEditMessages as texts } from '#contract/map/poi-edit.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { positionsQuery } from '../../../shared/map/map.queries.ts'
import {
  cachedPositions,
  cachePositions,
  clearCachedPositions,
} from '../../../shared/map/position-cache.ts'
import { notify } from '../../../shared/page/toast.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { warnBeforeLeaving } from '../../../shared/storage/leave-warning.ts'
import { createStore, useStore } from '../../../shared/storage/store.ts'
import { countMoves, movesOf, NO_MOVES, type UserMoves } from './moves.ts'
import { createPoiEditing } from './poi-editing.ts'

/** Outside React: a user who looks at another view finds the moves again. */
const store = createStore<UserMoves>({ userId: undefined, moves: NO_MOVES })

/** The moves of the user. `onDone` is called when all are saved or everything is reset. */
export function usePoiEditing(onDone: () => void) {
  const queryClient = useQueryClient()
  const userId = useSession().user?.id
  const moves = movesOf(useStore(store), userId)
  const [fault, setFault] = useState<string | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['poi-positions'] })
  const cache = positionCache(queryClient, userId)
  const editing = createPoiEditing({ store, call, userId, cache, afterCache })

  const saving = useSingleMutation({
    mutationFn: editing.save,
    onSuccess: () => {
      notify.success(texts.saved)
      void refresh()
      afterCache(() => editing.isSaved() && onDone())
    },
    onError: (error) => {
      notify.error(texts.saveFailed)
      setFault(`${texts.saveFailed} ${error.message}`)
    },
  })
  const resetting = useSingleMutation({
    mutationFn: editing.reset,
    onSuccess: async () => {
      notify.success(texts.resetDone)
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
    change: editing.change,
    save: () => saving.send(),
    isSaving: saving.isPending,
    reset: () => resetting.send(),
    isResetting: resetting.isPending,
  }
}

/** The query cache notifies the page in the same queue, so this runs after that. */
const afterCache = (run: () => void) => notifyManager.schedule(run)

/** In the page's queries and in local storage. */
const positionCache = (queryClient: QueryClient, userId: number | undefined) => ({
  read: (map: MapId) =>
    queryClient.getQueryData(positionsQuery(map, userId).queryKey) ?? cachedPositions(userId, map),
  write: (map: MapId, positions: PoiPositions) => {
    cachePositions(userId, { [map]: positions })
    queryClient.setQueryData(positionsQuery(map, userId).queryKey, positions)
  },
  clear: () => clearCachedPositions(userId),
})
