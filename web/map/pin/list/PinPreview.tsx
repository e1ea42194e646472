import { ImageOff, Play } from 'lucide-react'
import { useState } from 'react'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { gridCell } from '#domain/map/map-position.ts'
import styles from './PinPreview.module.css'

/** The picture, or a play icon for a video. Loads nothing from other sites. */
export function PinPreview({ pin }: { pin: PinMarker }) {
  const [isBroken, setIsBroken] = useState(false)

  if (pin.imageUrl === null) {
    return (
      <span className={styles.poster}>
        <Play aria-hidden="true" />
      </span>
    )
  }
  return isBroken ? (
    <p className={styles.broken} role="status">
      <ImageOff aria-hidden="true" />
      {texts.pictureFailed}
    </p>
  ) : (
    <img
      className={styles.picture}
      src={pin.imageUrl}
      alt={texts.pictureAlt(gridCell(pin))}
      onError={() => setIsBroken(true)}
    />
  )
}
