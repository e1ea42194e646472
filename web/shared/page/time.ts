/** The app is in English, so dates are too, regardless of the browser's language. */
const LOCALE = 'en-GB'

const UNITS = [
  ['year', 365 * 24 * 60 * 60 * 1000],
  ['month', 30 * 24 * 60 * 60 * 1000],
  ['week', 7 * 24 * 60 * 60 * 1000],
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/**
 * Some calls return seconds, some milliseconds: 1e12 ms is the year 2001, 1e12 s is beyond any
 * date.
 */
export function toMs(epoch: number): number {
  return epoch < 1e12 ? epoch * 1000 : epoch
}

/** Games whose file has no date are stored with epoch 0. */
const NO_DATE = 'No date'

/** Local date and time, `14 Nov 2025, 18:42`. */
export function formatDateTime(epoch: number, timeZone?: string): string {
  if (epoch === 0) return NO_DATE
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(toMs(epoch))
}

/** Local date, `14 Nov 2025`. */
export function formatDay(epoch: number, timeZone?: string): string {
  if (epoch === 0) return NO_DATE
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'medium',
    ...(timeZone !== undefined && { timeZone }),
  }).format(toMs(epoch))
}

/** Local time of the day, `18:42`. */
export function formatClock(epoch: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(toMs(epoch))
}

/** Date and time with the name of the time zone. */
export function formatExactTime(epoch: number, timeZone?: string): string {
  if (epoch === 0) return NO_DATE
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'full',
    timeStyle: 'long',
    ...(timeZone !== undefined && { timeZone }),
  }).format(toMs(epoch))
}

/** Created once: it's expensive, and it's used with every live update. */
let relative: Intl.RelativeTimeFormat | undefined

/** `3 days ago`. If the browser's clock is behind the server's, it never says `in 2 minutes`. */
export function formatRelative(epoch: number, nowMs: number): string {
  const passed = Math.max(0, nowMs - toMs(epoch))
  relative ??= new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    if (passed >= length) return relative.format(-Math.floor(passed / length), unit)
  }
  return 'just now'
}

/** For the `datetime` attribute of `<time>`. */
export function isoTime(epoch: number): string {
  return new Date(toMs(epoch)).toISOString()
}
