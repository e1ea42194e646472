import { interactiveMapMessages as texts } from '#contract/messages/interactive-map.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '../shared/ui/Button.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import { Panel } from '../shared/ui/Panel.tsx'
import { Skeleton } from '../shared/ui/Skeleton.tsx'
import { SwitchField } from '../shared/ui/SwitchField.tsx'
import { Legend } from './Legend.tsx'
import type { Layer } from './map-address.ts'
import type { usePoiLayer } from './use-poi-layer.ts'

interface LayerPanelProps {
  shown: readonly Layer[]
  onShow: (layer: Layer, isShown: boolean) => void
  pois: ReturnType<typeof usePoiLayer>
}

export function LayerPanel({ shown, onShow, pois }: LayerPanelProps) {
  return (
    <Panel title={texts.layers}>
      <SwitchField
        label={texts.layer.pois}
        hint={texts.poisHint}
        checked={shown.includes('pois')}
        onCheckedChange={(isShown) => onShow('pois', isShown)}
      />
      {pois.isLoading ? <Skeleton label={texts.loadingPois} lines={2} /> : null}
      {pois.error ? (
        <Notice
          tone="danger"
          action={
            <Button size="sm" busy={pois.isFetching} onClick={pois.retry}>
              {messages.kit.retry}
            </Button>
          }
        >
          {pois.error.message}
        </Notice>
      ) : null}
      {pois.layer ? <Legend layer={pois.layer} /> : null}
    </Panel>
  )
}
