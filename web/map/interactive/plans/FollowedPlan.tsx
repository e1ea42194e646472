import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { useMapAddress } from '../map-address.ts'
import type { PlanView } from './plan-view.ts'
import { PlanViewer } from './PlanViewer.tsx'

interface FollowedPlanProps {
  address: ReturnType<typeof useMapAddress>
  linkId: string
  /** As it was fetched. */
  plan: Omit<PlanView, 'isLive'> & { map: MapId }
  /** The link no longer works. */
  onEnd: () => void
  notice?: ReactNode
}

/** A plan that others change, read-only. Without a connection it is shown as it was fetched. */
export function FollowedPlan({ address, linkId, plan, onEnd, notice }: FollowedPlanProps) {
  const view = usePlanView(linkId, onEnd)
  const { name, shapes } = view && view.version >= plan.version ? view : plan
  return (
    <PlanViewer
      address={address}
      map={plan.map}
      shapes={shapes}
      title={texts.sharedPlan(name)}
      isLive={view?.isLive ?? false}
      notice={notice}
    />
  )
}

function usePlanView(linkId: string, onEnd: () => void): PlanView | null {
  const [view, setView] = useState<PlanView | null>(null)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    let [isLeft, close] = [false, () => {}]
    import('./plan-view.ts').then(
      ({ watchPlan }) => {
        if (!isLeft) close = watchPlan(linkId, setView, () => end())
      },
      // The plan is fetched again when the window gets the focus.
      () => {},
    )
    return () => {
      isLeft = true
      close()
    }
  }, [linkId])
  return view
}
