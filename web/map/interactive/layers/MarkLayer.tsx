import { Image, Route, Video } from 'lucide-react'
import { memo } from 'react'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import { classNames } from '../../../shared/ui/layout/class-names.ts'
import { usePopover } from '../../../shared/ui/overlay/use-popover.ts'
import type { MapMark } from './map-marks.ts'
import styles from './MarkLayer.module.css'

const ICONS = { picture: Image, video: Video, lootpath: Route }

interface MarkLayerProps {
  label: string
  marks: readonly MapMark[]
}

/** Pins or lootpaths; each opens a card. */
export const MarkLayer = memo(({ label, marks }: MarkLayerProps) => (
  <ul aria-label={label}>
    {marks.map((mark) => (
      <Mark key={mark.key} mark={mark} />
    ))}
  </ul>
))

function Mark({ mark }: { mark: MapMark }) {
  const { opened, close, trigger } = usePopover(loadCard)
  const Icon = ICONS[mark.kind]

  return (
    <MapMarker
      place={mark.place}
      isRaised
      aria-label={mark.name}
      {...trigger}
      sign={
        <span className={classNames(styles.sign, styles[mark.kind])}>
          <Icon aria-hidden="true" />
        </span>
      }
    >
      {opened ? (
        <opened.Bubble title={mark.name} anchor={opened.anchor} onClose={close}>
          <opened.Content mark={mark} />
        </opened.Bubble>
      ) : null}
    </MapMarker>
  )
}

const loadCard = () => import('./MarkCard.tsx').then((chunk) => chunk.MarkCard)
