const DAY_MS = 24 * 60 * 60 * 1000
/** Between two match days of a season. */
const OLD_DAYS = 7
/** Games without a date are stored in the first days of 1970. */
const DATED_FROM_MS = 365 * DAY_MS

interface Recency {
  /** Ages of games count from here. */
  readonly countedFrom: number
  /** Whether that isn't now, because the newest game is long ago. */
  readonly isOldArchive: boolean
}

/** Ages count from now while the newest game is less than 7 days old, otherwise from one day after it. */
export function recencyOf(newestMs: number | null, nowMs: number): Recency {
  const isDated = newestMs !== null && newestMs >= DATED_FROM_MS
  return isDated && nowMs - newestMs >= OLD_DAYS * DAY_MS
    ? { countedFrom: newestMs + DAY_MS, isOldArchive: true }
    : { countedFrom: nowMs, isOldArchive: false }
}
