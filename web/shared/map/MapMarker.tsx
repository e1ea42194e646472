import type { ComponentProps, ReactNode } from 'react'
import type { MapPosition } from '#domain/map/map-position.ts'
import { classNames } from '../ui/layout/class-names.ts'
import styles from './MapMarker.module.css'

interface MapMarkerProps extends Omit<ComponentProps<'button'>, 'children'> {
  place: MapPosition
  /** Lies over its neighbours. */
  isRaised?: boolean
  /** What the marker looks like. */
  sign: ReactNode
  /** What opens beside it. */
  children?: ReactNode
}

/** A button at a place of the map, as an entry of the list that holds all of them. */
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
