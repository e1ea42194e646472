import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { saveSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { call } from '../shared/api/api.ts'
import { notify } from '../shared/page/toast.ts'
import { browserClock } from '../shared/realtime/clock.ts'
import { useOperationQueue } from '../shared/realtime/use-operation-queue.ts'
import { seriesPlanQuery, useStoredPlan } from '../shared/series-plan/series-plan.queries.ts'
import { getSession } from '../shared/session/session-store.ts'
import { browserStorage } from '../shared/storage/storage.ts'
import type { PlanEdit } from './plan-edit.ts'
import { createPlanQueue, openUnsaved } from './plan-queue.ts'

/** The shared plan with the user's own edits on top. For one room: another one needs a new component. */
export function useSeriesPlan(room: number) {
  const queries = useQueryClient()
  const query = useStoredPlan(room)
  const { data } = query
  const [queue] = useState(() => {
    const { user } = getSession()
    return createPlanQueue({
      send: (save) => call(saveSeriesPlan, { room, ...save }),
      newId: () => crypto.randomUUID(),
      clock: browserClock,
      random: Math.random,
      ...(user ? openUnsaved(browserStorage, Date.now, room, user.id) : NOT_STORED),
      onSaved: (stored) => queries.setQueryData(seriesPlanQuery(room).queryKey, stored),
      onRefused: (error) => {
        notify.error(error?.message ?? texts.changedMeanwhile)
        void queries.invalidateQueries({ queryKey: seriesPlanQuery(room).queryKey })
      },
    })
  })
  const { pending, hasFailed } = useOperationQueue(queue)
  const edit = useCallback(
    (change: PlanEdit) => {
      if (data) queue.edit(data, change)
    },
    [queue, data],
  )
  return {
    query,
    plan: data ? (pending.at(-1)?.operation.plan ?? data.plan) : null,
    updatedBy: data?.updatedBy ?? null,
    hasFailed,
    retry: queue.retry,
    edit,
  }
}

const NOT_STORED = { load: () => [], save: () => {} }
