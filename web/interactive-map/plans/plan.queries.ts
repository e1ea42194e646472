import { queryOptions } from '@tanstack/react-query'
import { getPlan, getSharedPlan, listPlans } from '#contract/plan.ts'
import { call } from '../../shared/api/api.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: () => call(listPlans, {}),
})

export const planQuery = (id: number) =>
  queryOptions({
    queryKey: ['plan', id],
    queryFn: () => call(getPlan, { id }),
  })

export const sharedPlanQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['shared-plan', shareId],
    queryFn: () => call(getSharedPlan, { shareId }),
  })
