import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { Drawing } from '#domain/map/plan.ts'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { ViewerBar } from '../drawing/BottomBar.tsx'
import type { useMapAddress } from '../map-address.ts'
import { MapHead } from '../MapHead.tsx'
import { useCopyMapLink } from './use-plan-actions.ts'
import { ShapeList } from '../drawing/ShapeList.tsx'
import { SurfacePicture } from '../drawing/surface/Surface.tsx'
import { useMapLayers } from '../layers/use-map-layers.ts'
import { usePng } from '../drawing/use-png.ts'
import { Workbench } from '../Workbench.tsx'

interface PlanViewerProps {
  address: ReturnType<typeof useMapAddress>
  map: MapId
  shapes: Drawing
  title: string
  /** Whether changes by others arrive as they happen. */
  isLive?: boolean
  /** Above the map. */
  notice?: ReactNode
}

/** A plan that can't be changed here. */
export function PlanViewer(props: PlanViewerProps) {
  const { address, map, shapes, title, isLive = false, notice } = props
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
          <Badge tone={isLive ? 'success' : 'info'} icon={<Eye aria-hidden="true" />}>
            {isLive ? texts.readOnlyLive : texts.readOnly}
          </Badge>
        }
        {...link}
        {...png}
      />
      {notice}
      <Workbench
        map={map}
        address={address}
        layers={layers}
        panels={
          <>
            <Panel title={texts.plan}>
              <p>{title}</p>
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
