import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { saveSeriesPlan } from '#contract/series-plan/series-plan.ts'
import { call } from '../shared/api/api.ts'
import { browserClock } from '../shared/realtime/clock.ts'
import { notify } from '../shared/page/toast.ts'
import { seriesPlanQuery, useStoredPlan } from '../shared/series-plan/series-plan.queries.ts'
import { useStore } from '../shared/storage/store.ts'
import type { PlanEdit } from './plan-edit.ts'
import { createPlanSaver } from './plan-saver.ts'

/** The shared plan with the user's own edits on top. For one room: another one needs a new component. */
export function useSeriesPlan(room: number) {
  const queries = useQueryClient()
  const query = useStoredPlan(room)
  const { data } = query
  const [saver] = useState(() =>
    createPlanSaver({
      send: (save) => call(saveSeriesPlan, { room, ...save }),
      newId: () => crypto.randomUUID(),
      clock: browserClock,
      random: Math.random,
      onSaved: (stored) => queries.setQueryData(seriesPlanQuery(room).queryKey, stored),
      onRefused: (error) => {
        notify.error(error?.message ?? texts.changedMeanwhile)
        void queries.invalidateQueries({ queryKey: seriesPlanQuery(room).queryKey })
      },
    }),
  )
  const unsaved = useStore(saver.unsaved)
  useEffect(() => saver.stop, [saver])
  const edit = useCallback(
    (change: PlanEdit) => {
      if (data) saver.edit(data, change)
    },
    [saver, data],
  )
  return {
    query,
    plan: unsaved?.plan ?? data?.plan ?? null,
    updatedBy: data?.updatedBy ?? null,
    hasFailed: unsaved?.hasFailed ?? false,
    retry: saver.retry,
    edit,
  }
}
