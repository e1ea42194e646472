import type { ComponentProps, ReactNode } from 'react'
import type { MapPosition } from '#domain/map/map-position.ts'
import { classNames } from '../ui/layout/class-names.ts'
import styles from './MapMarker.module.css'

interface MapMarkerProps extends Omit<ComponentProps<'button'>, 'children'> {
  place: MapPosition
  /** Drawn above its neighbors. */
  isRaised?: boolean
  /** How the marker looks. */
  sign: ReactNode
  /** The card that opens next to the marker. */
  children?: ReactNode
}

/** A button at a position on the map, as an item in the list of all markers. */
export function MapMarker({
  place: { x, y },
  isRaised = false,
  sign,
  className,
  children,
  ...rest
}: MapMarkerProps) {
  return (
    <li
      className={classNames(styles.spot, isRaised && styles.raised)}
      style={{ left: `${x}%`, top: `${y}%` }}
      data-place={`${x} ${y}`}
    >
      <button type="button" className={classNames(styles.marker, className)} {...rest}>
        {sign}
      </button>
      {children}
    </li>
  )
}
