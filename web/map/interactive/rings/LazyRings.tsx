import { OnDemand } from '../../../shared/ui/layout/OnDemand.tsx'
import type { RingTool } from './use-ring-tool.ts'

interface LazyRingsProps {
  rings: RingTool
  onLeave: () => void
}

/** Beside the map. Loaded when the tool is first used. */
export const LazyRingPanels = ({ rings, onLeave }: LazyRingsProps) => (
  <OnDemand when load={loadPanels} onFail={onLeave}>
    {(RingPanels) => <RingPanels rings={rings} />}
  </OnDemand>
)

/** On the map. Loaded when there is something to show. The rings stay while other tools are used. */
export const LazyRingPicture = ({ rings, onLeave }: LazyRingsProps) =>
  rings.isShown ? (
    <OnDemand
      when={rings.placement.ring1 !== null || rings.showsAll}
      load={loadPicture}
      onFail={onLeave}
    >
      {(RingPicture) => <RingPicture rings={rings} />}
    </OnDemand>
  ) : null

const loadPanels = () => import('./panels/RingPanels.tsx').then((chunk) => chunk.RingPanels)
const loadPicture = () => import('./RingPicture.tsx').then((chunk) => chunk.RingPicture)
