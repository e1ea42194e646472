import { useEffect, useState } from 'react'
import { advance, togglePlay } from './replay-clock.ts'

/** Connects the clock of a replay to the frames of the browser. */
export function useReplayClock(durationS: number, speed: number, startAt = 0) {
  const [time, setTime] = useState({ at: Math.min(durationS, startAt), isPlaying: false })

  useEffect(() => {
    if (!time.isPlaying) return undefined
    let last = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const elapsedMs = now - last
      last = now
      setTime((before) => advance(before, elapsedMs, speed, durationS))
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [time.isPlaying, speed, durationS])

  return {
    ...time,
    toggle: () => setTime((before) => togglePlay(before, durationS)),
    seek: (at: number) =>
      setTime((before) => ({ ...before, at: Math.min(durationS, Math.max(0, at)) })),
    pause: () => setTime((before) => ({ ...before, isPlaying: false })),
  }
}
