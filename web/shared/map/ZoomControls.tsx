import { Maximize, Minus, Plus } from 'lucide-react'
import { mapMessages as texts } from '#contract/catalog/map.texts.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import type { MapStage } from './map-stage.ts'
import styles from './ZoomControls.module.css'

const STEP = 1.5

export function ZoomControls({ stage }: { stage: () => MapStage | null }) {
  return (
    <div className={styles.controls} role="group" aria-label={texts.controls}>
      <IconButton
        label={texts.zoomIn}
        icon={<Plus aria-hidden="true" />}
        onClick={() => stage()?.zoomBy(STEP)}
      />
      <IconButton
        label={texts.zoomOut}
        icon={<Minus aria-hidden="true" />}
        onClick={() => stage()?.zoomBy(1 / STEP)}
      />
      <IconButton
        label={texts.fit}
        icon={<Maximize aria-hidden="true" />}
        onClick={() => stage()?.fit()}
      />
    </div>
  )
}
