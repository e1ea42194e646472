import { ChevronFirst, ChevronLast, Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { ringAt } from '#domain/live-match/replay/zone.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import styles from './Transport.module.css'

interface TransportProps {
  replay: Replay
  at: number
  isPlaying: boolean
  speed: number
  onToggle: () => void
  onStep: (seconds: number) => void
  onJump: (direction: 'before' | 'after') => void
  onSpeed: () => void
  children?: ReactNode
}

export function Transport(props: TransportProps) {
  const { replay, at, isPlaying, speed, onToggle, onStep, onJump, onSpeed, children } = props
  return (
    <div className={styles.transport} role="group" aria-label={texts.transport}>
      <IconButton
        label={texts.previousEvent}
        icon={<ChevronFirst aria-hidden="true" />}
        onClick={() => onJump('before')}
      />
      <IconButton
        label={texts.back}
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => onStep(-10)}
      />
      <Button
        variant="primary"
        className={styles.play}
        icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        aria-label={isPlaying ? texts.pause : texts.play}
        aria-keyshortcuts="Space"
        title={texts.playKey}
        onClick={onToggle}
      />
      <IconButton
        label={texts.forward}
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => onStep(10)}
      />
      <IconButton
        label={texts.nextEvent}
        icon={<ChevronLast aria-hidden="true" />}
        onClick={() => onJump('after')}
      />
      <span className={styles.clock}>
        <b>{clockText(at)}</b> {texts.of(clockText(replay.durationS))}
      </span>
      <RingChip replay={replay} at={at} />
      <div className={styles.end}>
        <Button
          size="sm"
          aria-label={texts.speedLabel(speed)}
          title={texts.speedLabel(speed)}
          onClick={onSpeed}
        >
          {texts.speed(speed)}
        </Button>
        {children}
      </div>
    </div>
  )
}

function RingChip({ replay, at }: { replay: Replay; at: number }) {
  const ring = ringAt(replay.rings, at)
  if (!ring) return <Badge>{texts.noRing}</Badge>
  const left = ring.at + ring.closesInS - at
  return left > 0 ? (
    <Badge tone="warning">{texts.ringClosing(ring.number, clockText(left))}</Badge>
  ) : (
    <Badge>{texts.ringClosed(ring.number)}</Badge>
  )
}
