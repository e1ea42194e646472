import { memo, useMemo } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { zoneDistances } from '#domain/live-match/replay/team-course.ts'
import { nameOfTeam } from '../team-look.ts'
import styles from './Timeline.module.css'

interface ZoneLaneProps {
  replay: Replay
  team: number
  from: number
  to: number
}

type Distances = ReturnType<typeof zoneDistances>

const WIDTH = 1000
const HEIGHT = 28

/** How far the team was from where the ring closes to. */
export const ZoneLane = memo(({ replay, team, from, to }: ZoneLaneProps) => {
  const distances = useMemo(() => zoneDistances(replay, team), [replay, team])
  const most = Math.ceil(Math.max(1, ...distances.map(({ meters }) => meters ?? 0)))
  const x = (at: number) => (WIDTH * (at - from)) / (to - from)
  const y = (meters: number) => HEIGHT - (meters / most) * (HEIGHT - 2)
  const shown = replay.teams[team]
  const isKnown = distances.some(({ meters }) => meters !== null)

  return (
    <div className={styles.lane} data-lane="zone">
      <span className={styles.label} aria-hidden="true">
        {texts.toZone}
      </span>
      <div className={styles.track}>
        {isKnown && shown ? (
          <svg
            className={styles.chart}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={texts.zoneChart(nameOfTeam(shown), most)}
          >
            <path className={styles.area} d={areaOf(distances, x, y)} />
            <path className={styles.line} d={lineOf(distances, x, y)} />
          </svg>
        ) : (
          <span className={styles.none}>{texts.noZone}</span>
        )}
      </div>
    </div>
  )
})

/** Where the team wasn't seen, the line has a gap. */
export const lineOf = (
  distances: Distances,
  x: (at: number) => number,
  y: (meters: number) => number,
): string =>
  distances
    .map(({ at, meters }, index) => {
      if (meters === null) return ''
      const isStart = (distances[index - 1]?.meters ?? null) === null
      return `${isStart ? 'M' : 'L'}${x(at).toFixed(1)} ${y(meters).toFixed(1)}`
    })
    .join('')

/** The same down to the axis. */
const areaOf = (distances: Distances, x: (at: number) => number, y: (meters: number) => number) =>
  distances
    .map(({ at, meters }, index) => {
      if (meters === null) return ''
      const isStart = (distances[index - 1]?.meters ?? null) === null
      const isEnd = (distances[index + 1]?.meters ?? null) === null
      const start = isStart ? `M${x(at).toFixed(1)} ${HEIGHT}L` : 'L'
      return `${start}${x(at).toFixed(1)} ${y(meters).toFixed(1)}${isEnd ? `V${HEIGHT}Z` : ''}`
    })
    .join('')
