import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { useNow } from '../shared/page/use-now.ts'
import { gameClockAt } from './watch/shown-view.ts'

/** Seconds since the drop by the server's clock; null before it. */
export const useGameClock = (view: LiveView, offsetMs: number): number | null =>
  gameClockAt(view, useNow(500) + offsetMs)
