import type { ReplayRing } from '#domain/live-match/replay/replay.ts'
import { ringAt, zoneAt } from '#domain/live-match/replay/zone.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import styles from './ReplayMap.module.css'

/** The edge of the zone, and where it closes to. */
export function ZoneLines({ rings, at }: { rings: readonly ReplayRing[]; at: number }) {
  const [target, zone] = [ringAt(rings, at), zoneAt(rings, at)]
  return (
    <>
      {zone ? <Circle {...zone} className={styles.zone} /> : null}
      {target ? <Circle {...target} className={styles.target} /> : null}
    </>
  )
}

interface CircleProps {
  x: number
  y: number
  radius: number
  className: string | undefined
}

const Circle = ({ x, y, radius, className }: CircleProps) => (
  <>
    <circle className={styles.ringHalo} cx={x} cy={y} r={radius} />
    <circle className={classNames(styles.ring, className)} cx={x} cy={y} r={radius} />
  </>
)
