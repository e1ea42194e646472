import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { FaultNotice } from '../../../shared/ui/feedback/Notice.tsx'
import type { Layer } from '../map-address.ts'
import type { MapLayers } from './use-map-layers.ts'

interface LayerFaultProps {
  layer: Layer
  layers: MapLayers
  className?: string | undefined
}

/** Shows why a layer is incomplete, with a retry button. */
export function LayerFault({ layer, layers, className }: LayerFaultProps) {
  const { error, isFetching, refetch } = layers.queries[layer]
  if (!error || !layers.shown.includes(layer)) return null
  return (
    <FaultNotice className={className} onRetry={() => void refetch()} busy={isFetching}>
      {texts.layerFault(texts.layer[layer], error.message)}
    </FaultNotice>
  )
}
