import { useQuery } from '@tanstack/react-query'
import type { useMapAddress } from '../map-address.ts'
import { sharedPlanQuery } from './plan.queries.ts'
import { FollowedPlan } from './FollowedPlan.tsx'
import { isGone, PlanLoading } from './PlanLoading.tsx'

interface SharedPlanProps {
  address: ReturnType<typeof useMapAddress>
  shareId: string
}

/** A plan shared by another user, read-only. */
export function SharedPlan({ address, shareId }: SharedPlanProps) {
  const query = useQuery(sharedPlanQuery(shareId))
  if (!query.data || isGone(query.error)) {
    return <PlanLoading {...query} onLeave={() => address.openPlan(null)} />
  }
  return (
    <FollowedPlan
      address={address}
      linkId={shareId}
      plan={query.data.plan}
      onEnd={() => void query.refetch()}
    />
  )
}
