import { Pause, Play } from 'lucide-react'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import styles from './Controls.module.css'
import { SPEEDS } from './replay-clock.ts'

interface ControlsProps {
  replay: Replay
  at: number
  isPlaying: boolean
  speed: number
  onToggle: () => void
  onSeek: (at: number) => void
  onSpeed: (speed: number) => void
}

const SPEED_OPTIONS = SPEEDS.map((speed) => ({
  value: String(speed),
  label: texts.speedOf(speed),
}))

export function Controls(props: ControlsProps) {
  const { replay, at, isPlaying, speed, onToggle, onSeek, onSpeed } = props
  const { durationS, rings } = replay
  const time = texts.timeOf(clockText(at), clockText(durationS))

  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        <Button
          variant="primary"
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          aria-keyshortcuts="p"
          title={texts.playKey}
          onClick={onToggle}
        >
          {isPlaying ? texts.pause : texts.play}
        </Button>
        <input
          className={styles.slider}
          type="range"
          aria-label={texts.time}
          aria-valuetext={time}
          min={0}
          max={durationS}
          step={1}
          value={Math.floor(at)}
          onChange={({ target }) => onSeek(Number(target.value))}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            onToggle()
          }}
        />
        <span className={styles.time}>{time}</span>
      </div>
      <div className={styles.line}>
        <div className={styles.jumps} role="group" aria-label={texts.jumpTo}>
          {rings.map((ring) => (
            <Button key={ring.number} size="sm" variant="ghost" onClick={() => onSeek(ring.at)}>
              {texts.ring(ring.number)}
            </Button>
          ))}
        </div>
        <SegmentedField
          label={texts.speed}
          options={SPEED_OPTIONS}
          value={String(speed)}
          onValueChange={(value) => onSpeed(Number(value))}
        />
      </div>
    </div>
  )
}
