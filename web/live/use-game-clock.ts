import type { LiveView } from '#domain/live-view/live-view.ts'
import { useNow } from '../shared/page/use-now.ts'

/** Longer without an event is a lost connection or a pause: the clock stops. */
const MAX_AHEAD_S = 5

/** Seconds since the drop; null before it. Goes on between two events, the same for everyone. */
export function useGameClock(
  { clockS, phase, lastFrameAt }: LiveView,
  offsetMs: number,
): number | null {
  const nowMs = useNow(500) + offsetMs
  if (clockS === null || phase !== 'playing' || lastFrameAt === null) return clockS
  const passedS = Math.max(0, (nowMs - lastFrameAt) / 1000)
  return Math.floor(clockS + Math.min(passedS, MAX_AHEAD_S))
}
