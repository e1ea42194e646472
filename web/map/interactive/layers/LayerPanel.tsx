import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SwitchField } from '../../../shared/ui/form/SwitchField.tsx'
import { LayerFault } from './LayerFault.tsx'
import styles from './LayerPanel.module.css'
import { LayerLegend } from './LayerLegend.tsx'
import { type Layer, LAYERS } from '../map-address.ts'
import type { MapLayers } from './use-map-layers.ts'

interface LayerPanelProps {
  layers: MapLayers
  onShow: (layer: Layer, isShown: boolean) => void
}

export function LayerPanel({ layers, onShow }: LayerPanelProps) {
  return (
    <Panel title={texts.layers}>
      <div className={styles.layers}>
        {LAYERS.map((layer) => (
          <div key={layer} className={styles.layer}>
            <SwitchField
              label={texts.layer[layer]}
              hint={hintOf(layer, layers)}
              checked={layers.shown.includes(layer)}
              onCheckedChange={(isShown) => onShow(layer, isShown)}
            />
            {layers.shown.includes(layer) ? <LayerState layer={layer} layers={layers} /> : null}
          </div>
        ))}
      </div>
    </Panel>
  )
}

function hintOf(layer: Layer, layers: MapLayers) {
  if (layer === 'pois') return texts.poisHint
  return layers[layer] ? texts.marked[layer](layers[layer].length) : undefined
}

function LayerState({ layer, layers }: { layer: Layer; layers: MapLayers }) {
  if (layers.queries[layer].error) return <LayerFault layer={layer} layers={layers} />
  if (!layers[layer]) return <Skeleton label={texts.loadingLayer} lines={2} />
  return layer === 'pois' && layers.pois ? <LayerLegend layer={layers.pois} /> : null
}
