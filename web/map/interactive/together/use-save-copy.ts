import { useQueryClient } from '@tanstack/react-query'
import { createPlan } from '#contract/map/plan.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { notify } from '../../../shared/page/toast.ts'
import { planQuery, plansQuery } from '../plans/plan.queries.ts'
import type { SeenPlan } from './stored-changes.ts'

/** Saves the drawing as a plan of one's own. */
export function useSaveCopy(
  copied: SeenPlan,
  onSaved: () => void,
  openPlan: (plan: { id: number; map: MapId }) => void,
) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: () => call(createPlan, copied),
    onSuccess: ({ message, plan }) => {
      notify.success(message)
      onSaved()
      queryClient.setQueryData(planQuery(plan.id).queryKey, { plan })
      void queryClient.invalidateQueries(plansQuery)
      openPlan(plan)
    },
    onError: ({ message }) => void notify.error(message),
  })
}
