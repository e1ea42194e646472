import type { LiveView } from '#domain/live-match/view/live-view.ts'

/** The match that was asked for, else a connected game, the one with the newest event first. */
export function chooseView(views: readonly LiveView[], asked: number | null): LiveView | null {
  const [best] = views.toSorted(
    (a, b) =>
      Number(b.isConnected) - Number(a.isConnected) || (b.lastFrameAt ?? 0) - (a.lastFrameAt ?? 0),
  )
  return views.find(({ feed }) => feed === asked) ?? best ?? null
}

/** Whether there is something to show of it. */
export const hasLobby = ({ phase, teams }: LiveView) => phase !== 'waiting' && teams.length > 0

/** Longer without an event is a lost connection or a pause: the clock stops. */
const MAX_AHEAD_S = 5

/** Seconds since the drop; null before it. Goes on between two events, the same for everyone. */
export function gameClockAt(
  {
    clockS,
    phase,
    isPaused,
    lastFrameAt,
  }: Pick<LiveView, 'clockS' | 'phase' | 'isPaused' | 'lastFrameAt'>,
  nowMs: number,
): number | null {
  if (clockS === null || phase !== 'playing' || isPaused || lastFrameAt === null) return clockS
  const passedS = Math.max(0, (nowMs - lastFrameAt) / 1000)
  return Math.floor(clockS + Math.min(passedS, MAX_AHEAD_S))
}
