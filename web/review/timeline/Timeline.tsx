import { memo, useRef, useState, type PointerEvent } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import type { TeamFight } from '#domain/review/team-fights.ts'
import {
  axisTimes,
  closeUp,
  percentAt,
  timeAt,
  type TimeWindow,
  wholeGame,
} from '#domain/review/timeline.ts'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import type { ShownMoment } from '../moments/pending-moments.ts'
import { GameLanes } from './GameLanes.tsx'
import { MomentLane } from './MomentLane.tsx'
import { Playhead } from './Playhead.tsx'
import styles from './Timeline.module.css'
import { ZoneLane } from './ZoneLane.tsx'

interface TimelineProps {
  replay: Replay
  fights: readonly TeamFight[]
  team: number
  isOwn: boolean
  /** What the team plays. */
  legends: readonly string[]
  moments: readonly ShownMoment[]
  at: number
  onSeek: (at: number) => void
}

const RANGES = [
  { value: 'whole', label: texts.wholeGame },
  { value: 'close', label: texts.closeUp },
] as const

/** The whole game in lanes on one axis. */
export function Timeline({
  replay,
  fights,
  team,
  isOwn,
  legends,
  moments,
  at,
  onSeek,
}: TimelineProps) {
  const [range, setRange] = useState<'whole' | 'close'>('whole')
  const ground = useRef<HTMLDivElement>(null)
  const { durationS } = replay
  const window = useWindow(range, at, durationS)

  const seekTo = (event: PointerEvent) => {
    const frame = ground.current?.getBoundingClientRect()
    if (!frame || frame.width === 0) return
    onSeek(timeAt(window, (100 * (event.clientX - frame.left)) / frame.width))
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || isControl(event.target)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    seekTo(event)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
  }

  return (
    <section className={styles.timeline} aria-label={texts.timeline}>
      <div className={styles.head}>
        <h2>{texts.timeline}</h2>
        <span className={styles.hint}>{texts.timelineHint}</span>
        <div className={styles.range}>
          <SegmentedField
            label={texts.timelineRange}
            options={RANGES}
            value={range}
            onValueChange={setRange}
          />
        </div>
      </div>
      <div className={styles.lanes} onPointerDown={press} onPointerMove={drag}>
        <div ref={ground} className={styles.ground} />
        <TimeLane from={window.from} to={window.to} />
        <GameLanes
          replay={replay}
          fights={fights}
          team={team}
          isOwn={isOwn}
          legends={legends}
          from={window.from}
          to={window.to}
          onSeek={onSeek}
        />
        <ZoneLane replay={replay} team={team} from={window.from} to={window.to} />
        <MomentLane moments={moments} from={window.from} to={window.to} onSeek={onSeek} />
        <div className={styles.overlay}>
          <Playhead at={at} window={window} durationS={durationS} onSeek={onSeek} />
        </div>
      </div>
    </section>
  )
}

/** In a close-up, the window only moves once the playhead is near its edge, so lanes aren't drawn again in each frame. */
function useWindow(range: 'whole' | 'close', at: number, durationS: number): TimeWindow {
  const [close, setClose] = useState<TimeWindow>(() => closeUp(at, durationS))
  if (range === 'whole') return wholeGame(durationS)
  const margin = (close.to - close.from) / 8
  const isInside =
    (at >= close.from + margin || close.from === 0) &&
    (at <= close.to - margin || close.to >= durationS)
  const isShown = at >= close.from && at <= close.to
  if (isInside && isShown) return close
  const next = closeUp(at, durationS)
  if (next.from !== close.from) setClose(next)
  return next
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('[role=button], [role=slider]') !== null

const TimeLane = memo(({ from, to }: TimeWindow) => (
  <div className={styles.lane} data-lane="time" aria-hidden="true">
    <span className={styles.label}>{texts.time}</span>
    <div className={styles.track}>
      {axisTimes({ from, to }).map((at) => (
        <span
          key={at}
          className={styles.tick}
          data-first={at === from || undefined}
          style={{ left: `${percentAt({ from, to }, at)}%` }}
        >
          {clockText(at)}
        </span>
      ))}
    </div>
  </div>
))
