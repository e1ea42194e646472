import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { changePoiDraft, type StoredPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import type { PoiDraftOperation } from '#domain/poi-draft/decide-poi-draft.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { call } from '../shared/api/api.ts'
import { onAnnounced } from '../shared/realtime/announced.ts'
import { browserClock } from '../shared/realtime/clock.ts'
import { useLive } from '../shared/realtime/live-status.ts'
import { createOperationQueue } from '../shared/realtime/operation-queue.ts'
import { useOperationQueue } from '../shared/realtime/use-operation-queue.ts'
import { notify } from '../shared/page/toast.ts'
import { getSession } from '../shared/session/session-store.ts'
import { browserStorage } from '../shared/storage/storage.ts'
import { warnBeforeLeaving } from '../shared/storage/leave-warning.ts'
import { withPendingWishes } from './board-model.ts'
import { openUnsent, type UnsentOperation } from './unsent-operations.ts'
import { poiDraftQuery } from './poi-draft.queries.ts'

/** A shared POI draft. It is fetched again when someone changes it, and after each connect. */
export function usePoiDraft(id: number) {
  const queries = useQueryClient()
  const options = poiDraftQuery(id)
  const query = useQuery(options)
  const isLive = useLive().status.kind === 'live'

  const take = useCallback(
    (draft: StoredPoiDraft) =>
      queries.setQueryData(poiDraftQuery(id).queryKey, (known) =>
        known && known.version > draft.version ? known : draft,
      ),
    [queries, id],
  )
  const [queue] = useState(() => {
    const unsent = unsentOf(id)
    return createOperationQueue<UnsentOperation, StoredPoiDraft>({
      send: async ([pending]) => (await call(changePoiDraft, { id, ...pending })).draft,
      clock: browserClock,
      random: Math.random,
      load: () => unsent?.fresh ?? [],
      save: (pending) => unsent?.save(pending),
      onStored: (draft, [{ operation }]) => {
        take(draft)
        const text = doneText(operation)
        if (text !== null) notify.success(text)
      },
      onRefused: (error) => {
        notify.error(error.message)
        void queries.invalidateQueries({ queryKey: poiDraftQuery(id).queryKey })
        return true
      },
    })
  })
  const send = (operation: PoiDraftOperation) =>
    queue.change((all) => [...all, { operationId: crypto.randomUUID(), operation }])
  const { pending, hasFailed } = useOperationQueue(queue)

  useEffect(() => {
    const refetch = () => void queries.invalidateQueries({ queryKey: poiDraftQuery(id).queryKey })
    if (isLive) refetch()
    return onAnnounced('poiDraft', refetch)
  }, [queries, id, isLive])
  useEffect(() => warnBeforeLeaving(() => queue.state.get().pending.length > 0), [queue])

  const { data } = query
  const draft = useMemo(() => data && withPendingWishes(data, pending), [data, pending])
  return {
    query,
    draft,
    /** A claim or an undo is on its way. */
    isBusy: pending.some(({ operation }) => operation.type !== 'wish'),
    hasFailed,
    send,
    take,
  }
}

/** Null for guests, who can send nothing. */
function unsentOf(draft: number) {
  const { user } = getSession()
  const unsent = user && openUnsent(browserStorage, Date.now, draft, user.id)
  if (unsent && unsent.dropped > 0) notify.info(texts.tooOld(unsent.dropped))
  return unsent
}

function doneText(operation: PoiDraftOperation) {
  if (operation.type !== 'undo') return null
  return texts.undone(operation.team, poiName(operation.map, operation.poi))
}
