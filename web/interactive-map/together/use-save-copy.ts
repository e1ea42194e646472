import { useQueryClient } from '@tanstack/react-query'
import { createPlan } from '#contract/plan.ts'
import type { MapId } from '#domain/map/map.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { planQuery, plansQuery } from '../plans/plan.queries.ts'
import type { DrawingSession } from './drawing-session.ts'

/** Saves the drawing as a plan of one's own. */
export function useSaveCopy(
  map: MapId,
  session: DrawingSession,
  openPlan: (plan: { id: number; map: MapId }) => void,
) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: () => {
      const { name, shown } = session.store.get()
      return call(createPlan, { name, map, shapes: shown })
    },
    onSuccess: ({ message, plan }) => {
      notify.success(message)
      session.forget()
      queryClient.setQueryData(planQuery(plan.id).queryKey, { plan })
      void queryClient.invalidateQueries(plansQuery)
      openPlan(plan)
    },
    onError: ({ message }) => void notify.error(message),
  })
}
