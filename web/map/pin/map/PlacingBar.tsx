import { Crosshair } from 'lucide-react'
import { pinAddMessages as texts } from '#contract/map/pin.texts.ts'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { useEscape } from '../../../shared/keyboard/use-escape.ts'
import styles from './PlacingBar.module.css'

/** Says what to do next. Esc cancels, unless a dialog is open. */
export function PlacingBar({ onCancel }: { onCancel: () => void }) {
  const hasFinger = useMediaQuery('(pointer: coarse)')
  useEscape(true, onCancel)

  return (
    <p className={styles.bar} role="status">
      <Crosshair aria-hidden="true" />
      {hasFinger ? texts.bannerTouch : texts.banner}
    </p>
  )
}
