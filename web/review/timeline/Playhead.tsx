import type { KeyboardEvent, PointerEvent } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { percentAt, timeAt, type TimeWindow } from '#domain/review/timeline.ts'
import styles from './Timeline.module.css'

interface PlayheadProps {
  at: number
  window: TimeWindow
  durationS: number
  onSeek: (at: number) => void
}

/** Where the game is. The page's own keys move it too; Home and End are only here. */
export function Playhead({ at, window, durationS, onSeek }: PlayheadProps) {
  const press = (event: KeyboardEvent) => {
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? durationS : null
    if (to === null) return
    event.preventDefault()
    onSeek(to)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onSeek(timeAt(window, (100 * (event.clientX - frame.left)) / frame.width))
  }
  return (
    <>
      <span className={styles.needle} style={{ left: `${percentAt(window, at)}%` }} />
      <div
        className={styles.playhead}
        role="slider"
        tabIndex={0}
        aria-label={texts.time}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationS)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={texts.timeOf(clockText(at), clockText(durationS))}
        style={{ left: `${percentAt(window, at)}%` }}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <span className={styles.now}>{clockText(at)}</span>
      </div>
    </>
  )
}
