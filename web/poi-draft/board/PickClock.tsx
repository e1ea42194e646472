import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { poiDraftMessages } from '#contract/poi-draft/poi-draft.texts.ts'
import type { PickTimer } from '#domain/poi-draft/poi-draft.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import styles from './PickClock.module.css'

const { timer: texts } = poiDraftMessages
const TICK_MS = 250
const SECOND_MS = 1000
const URGENT_S = 5

interface PickClockProps {
  timer: PickTimer
  /** How much the server's clock is ahead of ours, in ms. */
  ahead: number
  onPause: (paused: boolean) => void
}

/** What is left for the pick on the clock. */
export function PickClock({ timer, ahead, onPause }: PickClockProps) {
  const { until, leftMs } = timer
  const seconds = useSeconds(until === null ? null : until - ahead, leftMs)
  const isPaused = until === null

  return (
    <span
      className={styles.clock}
      data-urgent={!isPaused && seconds <= URGENT_S ? true : undefined}
    >
      <b role="timer" aria-label={texts.leftLong(seconds)}>
        {texts.left(seconds)}
      </b>
      {isPaused ? <span>{texts.paused}</span> : null}
      <IconButton
        label={isPaused ? texts.resume : texts.pause}
        icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        onClick={() => onPause(!isPaused)}
      />
    </span>
  )
}

/** Whole seconds until a time of our clock; those that are left if there is none. */
function useSeconds(until: number | null, leftMs: number): number {
  const left = () =>
    Math.max(0, Math.ceil((until === null ? leftMs : until - Date.now()) / SECOND_MS))
  const [, setShown] = useState(left)
  useEffect(() => {
    if (until === null) return undefined
    const tick = setInterval(() => setShown(Math.ceil((until - Date.now()) / SECOND_MS)), TICK_MS)
    return () => clearInterval(tick)
  }, [until])
  return left()
}
