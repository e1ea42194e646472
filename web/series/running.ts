import { toMs } from '../shared/page/time.ts'

export const MINUTE_MS = 60_000

/** Longer than the longest break between two games of a series. */
const BREAK_MS = 3 * 60 * MINUTE_MS

/** Whether more games of a series are to be expected. */
export const isRunning = ({ lastPlayed }: { lastPlayed: number }, nowMs: number) =>
  nowMs - toMs(lastPlayed) < BREAK_MS
