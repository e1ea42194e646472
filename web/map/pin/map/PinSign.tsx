import { Image, Play } from 'lucide-react'
import type { PinType } from '#contract/map/pin.ts'
import { classNames } from '../../../shared/ui/layout/class-names.ts'
import styles from './PinSign.module.css'

/** A square for a picture, a circle for a video. */
export function PinSign({ type, isRaised = false }: { type: PinType; isRaised?: boolean }) {
  const Icon = type === 'picture' ? Image : Play

  return (
    <span className={classNames(styles.sign, styles[type], isRaised && styles.raised)}>
      <Icon aria-hidden="true" />
    </span>
  )
}

/** The number of markers at one position. */
export const CrowdSign = ({ count, isRaised }: { count: number; isRaised: boolean }) => (
  <span className={classNames(styles.sign, styles.crowd, isRaised && styles.raised)}>{count}</span>
)
