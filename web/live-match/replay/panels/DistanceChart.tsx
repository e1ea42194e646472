import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import type { ReplayRing } from '#domain/live-match/replay/replay.ts'
import { clockText } from '#domain/base/clock-text.ts'
import styles from './DistanceChart.module.css'

const WIDTH = 300
const HEIGHT = 90

interface DistanceChartProps {
  distances: readonly { readonly at: number; readonly meters: number | null }[]
  rings: readonly ReplayRing[]
  durationS: number
  at: number
  team: string
}

export function DistanceChart({ distances, rings, durationS, at, team }: DistanceChartProps) {
  const most = Math.ceil(Math.max(1, ...distances.map(({ meters }) => meters ?? 0)))
  const x = (seconds: number) => (seconds / Math.max(1, durationS)) * WIDTH
  const y = (meters: number) => HEIGHT - (meters / most) * HEIGHT

  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.chart(team, most)}
      >
        {rings.map((ring) => (
          <path key={ring.number} className={styles.ring} d={`M${x(ring.at)} 0V${HEIGHT}`} />
        ))}
        <path className={styles.line} d={lineOf(distances, x, y)} />
        <path className={styles.now} d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
      <figcaption className={styles.axis}>
        <span>{clockText(0)}</span>
        <span>{texts.upTo(most)}</span>
        <span>{clockText(durationS)}</span>
      </figcaption>
    </figure>
  )
}

/** Where the team wasn't seen, the line has a gap. */
function lineOf(
  distances: DistanceChartProps['distances'],
  x: (seconds: number) => number,
  y: (meters: number) => number,
): string {
  return distances
    .map(({ at, meters }, index) => {
      if (meters === null) return ''
      const isStart = (distances[index - 1]?.meters ?? null) === null
      return `${isStart ? 'M' : 'L'}${x(at).toFixed(1)} ${y(meters).toFixed(1)}`
    })
    .join('')
}
