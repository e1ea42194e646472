/** The time of a replay while it plays. */
export interface ReplayTime {
  readonly at: number
  readonly isPlaying: boolean
}

/** Game seconds per second. */
export const SPEEDS = [1, 5, 20, 60] as const

/** Some time later; it stops at the end. */
export function advance(
  { at, isPlaying }: ReplayTime,
  elapsedMs: number,
  speed: number,
  durationS: number,
): ReplayTime {
  if (!isPlaying) return { at, isPlaying }
  const next = at + (elapsedMs / 1000) * speed
  return next < durationS ? { at: next, isPlaying } : { at: durationS, isPlaying: false }
}

/** Playing at the end starts over. */
export function togglePlay({ at, isPlaying }: ReplayTime, durationS: number): ReplayTime {
  return { at: !isPlaying && at >= durationS ? 0 : at, isPlaying: !isPlaying }
}
