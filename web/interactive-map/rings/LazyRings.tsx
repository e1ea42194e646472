import type { ComponentProps } from 'react'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import type { RingLayer } from './RingLayer.tsx'
import type { RingTool } from './use-ring-tool.ts'

interface LazyRingPanelsProps {
  rings: RingTool
  onLeave: () => void
}

/** Beside the map. Loaded when the tool is first used. */
export const LazyRingPanels = ({ rings, onLeave }: LazyRingPanelsProps) => (
  <OnDemand when load={loadPanels} onFail={onLeave}>
    {(RingPanels) => <RingPanels rings={rings} />}
  </OnDemand>
)

/** On the map. Loaded when the tool is first used, or for a link with rings. */
export const LazyRingLayer = (props: ComponentProps<typeof RingLayer>) => (
  <OnDemand
    when={props.isPlacing || props.rings.placement.ring1 !== null}
    load={loadLayer}
    onFail={props.onLeave}
  >
    {(Layer) => <Layer {...props} />}
  </OnDemand>
)

const loadPanels = () => import('./panels/RingPanels.tsx').then((chunk) => chunk.RingPanels)
const loadLayer = () => import('./RingLayer.tsx').then((chunk) => chunk.RingLayer)
