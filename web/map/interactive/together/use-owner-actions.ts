import { useQueryClient } from '@tanstack/react-query'
import { setDrawTogether } from '#contract/map/co-drawing.ts'
import { changePlan } from '#contract/map/plan.ts'
import { call } from '../../../shared/api/api.ts'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import { notify } from '../../../shared/page/toast.ts'
import type { useMapAddress } from '../map-address.ts'
import { planQuery, plansQuery } from '../plans/plan.queries.ts'
import { useUpdatePlan } from '../plans/use-plan-actions.ts'

const onError = ({ message }: Error) => void notify.error(message)

/** Gives a plan a new name while it is drawn together. */
export function useRenameTogether(id: number) {
  const updateCache = useUpdatePlan()
  return useSingleMutation({
    // Without a version: the others go on drawing, and a new name overwrites nothing of theirs.
    mutationFn: (name: string) => call(changePlan, { id, name }),
    onSuccess: ({ message, plan }) => {
      notify.success(message)
      updateCache(plan)
    },
    onError,
  })
}

/** Back to a plan of one's own, as it was drawn together. */
export function useStopTogether(address: ReturnType<typeof useMapAddress>, id: number) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: async () => {
      const { message } = await call(setDrawTogether, { id, isOn: false })
      const { plan } = await queryClient.fetchQuery({ ...planQuery(id), staleTime: 0 })
      return { plan, message }
    },
    onSuccess: ({ plan, message }) => {
      notify.success(message)
      void queryClient.invalidateQueries(plansQuery)
      if (address.draw !== null) address.openPlan(plan)
    },
    onError,
  })
}
