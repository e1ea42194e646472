import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import type { getSharedPlan } from '#contract/plan.ts'
import type * as z from 'zod/mini'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { ViewerBar } from '../drawing/BottomBar.tsx'
import type { useMapAddress } from '../map-address.ts'
import { MapHead } from '../MapHead.tsx'
import { sharedPlanQuery } from './plan.queries.ts'
import { useCopyMapLink } from './use-plan-actions.ts'
import { PlanLoading } from './PlanLoading.tsx'
import { ShapeList } from '../drawing/ShapeList.tsx'
import { SurfacePicture } from '../drawing/surface/Surface.tsx'
import { useMapLayers } from '../layers/use-map-layers.ts'
import { usePng } from '../drawing/use-png.ts'
import { Workbench } from '../Workbench.tsx'

interface SharedPlanProps {
  address: ReturnType<typeof useMapAddress>
  shareId: string
}

/** A plan shared by another user, read-only. */
export function SharedPlan({ address, shareId }: SharedPlanProps) {
  const query = useQuery(sharedPlanQuery(shareId))
  if (!query.data) return <PlanLoading {...query} onLeave={() => address.openPlan(null)} />
  return <Viewer address={address} plan={query.data.plan} />
}

type Shared = z.infer<typeof getSharedPlan.output>['plan']

function Viewer({ address, plan }: { address: SharedPlanProps['address']; plan: Shared }) {
  const { map, name, shapes } = plan
  const [isOpen, setIsOpen] = useState(false)
  const layers = useMapLayers(map, address.layers)
  const png = usePng({ map, layers, drawing: shapes })
  const link = useCopyMapLink(null)

  return (
    <>
      <MapHead
        map={map}
        onChooseMap={address.chooseMap}
        badge={
          <Badge tone="info" icon={<Eye aria-hidden="true" />}>
            {texts.readOnly}
          </Badge>
        }
        {...link}
        {...png}
      />
      <Workbench
        map={map}
        address={address}
        layers={layers}
        panels={
          <>
            <Panel title={texts.plan}>
              <p>{texts.sharedPlan(name)}</p>
            </Panel>
            <ShapeList drawing={shapes} drafting={null} />
          </>
        }
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        bar={<ViewerBar onOpenPanels={() => setIsOpen(true)} />}
      >
        <SurfacePicture drawing={shapes} />
      </Workbench>
    </>
  )
}
