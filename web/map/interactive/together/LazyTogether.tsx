import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { OnDemand } from '../../../shared/ui/layout/OnDemand.tsx'
import type { useMapAddress } from '../map-address.ts'

interface LazyTogetherProps {
  address: ReturnType<typeof useMapAddress>
  drawId: string
}

/** Loaded when someone draws together. */
export const LazyTogether = ({ address, drawId }: LazyTogetherProps) => (
  <OnDemand
    when
    load={loadTogether}
    onFail={() => address.openPlan(null)}
    fallback={<Skeleton label={texts.loadingPlan} shape="tiles" />}
  >
    {(Together) => <Together address={address} drawId={drawId} />}
  </OnDemand>
)

const loadTogether = () => import('./Together.tsx').then((chunk) => chunk.Together)
