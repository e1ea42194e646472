import { queryOptions } from '@tanstack/react-query'
import { getCoPlan } from '#contract/map/co-drawing.ts'
import { getPlan, getSharedPlan, listPlans } from '#contract/map/plan.ts'
import { call } from '../../../shared/api/api.ts'

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
    // For viewers whose live connection doesn't work.
    refetchOnWindowFocus: 'always',
  })

/** A plan that people draw in together. Everyone with the link can see it. */
export const coPlanQuery = (drawId: string) =>
  queryOptions({
    queryKey: ['co-plan', drawId],
    queryFn: () => call(getCoPlan, { drawId }),
    // What was drawn since comes with the live connection.
    staleTime: 0,
    gcTime: 0,
  })
