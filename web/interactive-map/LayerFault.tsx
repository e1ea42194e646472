import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '../shared/ui/Button.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import type { Layer } from './map-address.ts'
import type { MapLayers } from './use-map-layers.ts'

interface LayerFaultProps {
  layer: Layer
  layers: MapLayers
  className?: string | undefined
}

/** Why a layer is not all there. */
export function LayerFault({ layer, layers, className }: LayerFaultProps) {
  const { error, isFetching, refetch } = layers.queries[layer]
  if (!error || !layers.shown.includes(layer)) return null
  return (
    <Notice
      tone="danger"
      className={className}
      action={
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {messages.kit.retry}
        </Button>
      }
    >
      {texts.layerFault(texts.layer[layer], error.message)}
    </Notice>
  )
}
