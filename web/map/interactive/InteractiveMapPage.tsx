import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { can } from '#domain/account/access.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { Editor } from './drawing/Editor.tsx'
import { forgetTool } from './drawing/last-tool.ts'
import { useMapAddress } from './map-address.ts'
import { planQuery } from './plans/plan.queries.ts'
import { isGone, PlanLoading } from './plans/PlanLoading.tsx'
import { SharedPlan } from './plans/SharedPlan.tsx'
import { planStorageName, readDrawing } from './drawing/stored-drawing.ts'
import { LazyTogether } from './together/LazyTogether.tsx'
import { useFrame } from './use-frame.ts'

/** Accessible without login, because shared plans must be. */
export function InteractiveMapPage() {
  const address = useMapAddress()
  const { user, isChecking } = useSession()
  useFrame(address.search)
  useEffect(() => forgetTool, [])

  if (address.shared) {
    return <SharedPlan key={address.shared} address={address} shareId={address.shared} />
  }
  if (address.draw) {
    return <LazyTogether key={address.draw} address={address} drawId={address.draw} />
  }
  if (address.plan === null || (!isChecking && !can(user?.role ?? null, 'account.use'))) {
    return <Editor key={address.map} address={address} plan={null} />
  }
  return <OwnPlan key={address.plan} address={address} id={address.plan} />
}

interface OwnPlanProps {
  address: ReturnType<typeof useMapAddress>
  id: number
}

function OwnPlan({ address, id }: OwnPlanProps) {
  const query = useQuery(planQuery(id))
  const [hasLocalChanges] = useState(() => readDrawing(planStorageName(id)) !== null)
  if (query.data) {
    const { plan } = query.data
    return plan.draw_id === null ? (
      <Editor address={address} plan={plan} />
    ) : (
      <LazyTogether address={address} drawId={plan.draw_id} />
    )
  }
  if (hasLocalChanges && isGone(query.error))
    return <Editor address={address} plan={null} lostPlan={id} />
  return <PlanLoading {...query} onLeave={() => address.openPlan(null)} />
}
