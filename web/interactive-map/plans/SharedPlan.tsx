import { useQuery } from '@tanstack/react-query'
import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import type { useMapAddress } from '../map-address.ts'
import { sharedPlanQuery } from './plan.queries.ts'
import { PlanLoading } from './PlanLoading.tsx'
import { PlanViewer } from './PlanViewer.tsx'

interface SharedPlanProps {
  address: ReturnType<typeof useMapAddress>
  shareId: string
}

/** A plan shared by another user, read-only. */
export function SharedPlan({ address, shareId }: SharedPlanProps) {
  const query = useQuery(sharedPlanQuery(shareId))
  if (!query.data) return <PlanLoading {...query} onLeave={() => address.openPlan(null)} />
  const { name, map, shapes } = query.data.plan
  return <PlanViewer address={address} map={map} shapes={shapes} title={texts.sharedPlan(name)} />
}
