import { useId, type ReactNode } from 'react'
import type { MapPosition } from '#domain/map/map-position.ts'
import { pictureRingRadii, type RingPoint } from '#domain/map/ring/ring-game.ts'
import { classNames } from '../../../shared/ui/layout/class-names.ts'
import styles from './RingPicture.module.css'
import { useRingForecast } from './use-ring-forecast.ts'
import type { RingTool } from './use-ring-tool.ts'

/** Games that hardly count still show where rings closed. */
const LEAST_GLOW = 0.4

/** The placed rings, the endings of similar games, their density and the likely ring 3. */
export function RingPicture({ rings }: { rings: RingTool }) {
  const { placement, map, showsAll } = rings
  const { counted, forecast } = useRingForecast(rings)
  const glow = useId()
  const radii = pictureRingRadii(map)
  const similar = forecast?.similar ?? []
  const spread = placement.ring2 ? 70 : 140
  const ours = showsAll ? counted.filter(({ game }) => game !== undefined) : []
  const endings = [...similar.map(({ game }) => game), ...ours].map((game) => game.rings[2])

  return (
    <div className={styles.picture} aria-hidden="true">
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
        <radialGradient id={glow}>
          <stop offset="0" className={styles.glowCore} />
          <stop offset="1" className={styles.glowEdge} />
        </radialGradient>
        {similar.map(({ end, weight }, index) => (
          <circle
            key={index}
            cx={end.x * 100}
            cy={end.y * 100}
            r={radii.ring3 * spread}
            fill={`url(#${glow})`}
            opacity={LEAST_GLOW + (1 - LEAST_GLOW) * weight}
          />
        ))}
        <path className={styles.dotHalo} d={dots(endings)} />
        <path className={styles.dots} d={dots(endings)} />
        {placement.ring1 ? <Circle center={placement.ring1} radius={radii.ring1} /> : null}
        {placement.ring2 ? <Circle center={placement.ring2} radius={radii.ring2} /> : null}
        {forecast ? (
          <Circle center={toPercent(forecast.center)} radius={radii.ring3} isLikely />
        ) : null}
      </svg>
      {placement.ring1 ? <Mark at={top(placement.ring1, radii.ring1)}>1</Mark> : null}
      {placement.ring2 ? <Mark at={top(placement.ring2, radii.ring2)}>2</Mark> : null}
      {forecast ? (
        <Mark at={right(toPercent(forecast.center), radii.ring3)} isLikely>
          3
        </Mark>
      ) : null}
    </div>
  )
}

interface CircleProps {
  center: MapPosition
  /** A share of the map. */
  radius: number
  isLikely?: boolean
}

const Circle = ({ center, radius, isLikely = false }: CircleProps) => (
  <>
    <circle className={styles.halo} cx={center.x} cy={center.y} r={radius * 100} />
    <circle
      className={classNames(styles.ring, isLikely && styles.likely)}
      cx={center.x}
      cy={center.y}
      r={radius * 100}
    />
  </>
)

const Mark = ({
  at,
  isLikely = false,
  children,
}: {
  at: MapPosition
  isLikely?: boolean
  children: ReactNode
}) => (
  <span
    className={classNames(styles.mark, isLikely && styles.likelyMark)}
    style={{ left: `${at.x}%`, top: `${at.y}%` }}
  >
    {children}
  </span>
)

/** Not rounded to a tenth of a percent: neighboring dots would form a grid. */
const toPercent = ({ x, y }: RingPoint): MapPosition => ({ x: x * 100, y: y * 100 })
const top = ({ x, y }: MapPosition, radius: number) => ({ x, y: Math.max(1.5, y - radius * 100) })
const right = ({ x, y }: MapPosition, radius: number) => ({
  x: Math.min(98.5, x + radius * 100),
  y,
})

/** Lines without length have round ends of the same size at every zoom. */
const dots = (points: readonly RingPoint[]) =>
  points.map(({ x, y }) => `M${(x * 100).toFixed(2)} ${(y * 100).toFixed(2)}h0`).join('')
