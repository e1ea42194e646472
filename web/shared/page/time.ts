/** The page speaks English, so its dates do as well, whatever the browser is set to. */
const LOCALE = 'en-GB'

const UNITS = [
  ['year', 365 * 24 * 60 * 60 * 1000],
  ['month', 30 * 24 * 60 * 60 * 1000],
  ['week', 7 * 24 * 60 * 60 * 1000],
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/** Some calls give seconds, some milliseconds: 1e12 ms is the year 2001, 1e12 s is beyond any date. */
export function toMs(epoch: number): number {
  return epoch < 1e12 ? epoch * 1000 : epoch
}

/** Games whose file does not say when are kept at the beginning of 1970. */
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

/** Date and time with the zone's name, for those who want to be sure. */
export function formatExactTime(epoch: number, timeZone?: string): string {
  if (epoch === 0) return NO_DATE
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'full',
    timeStyle: 'long',
    ...(timeZone !== undefined && { timeZone }),
  }).format(toMs(epoch))
}

/** Dear to make, and asked for with every piece of news. */
let relative: Intl.RelativeTimeFormat | undefined

/** `3 days ago`; a clock that runs behind the server's never says `in 2 minutes`. */
export function formatRelative(epoch: number, nowMs: number): string {
  const passed = Math.max(0, nowMs - toMs(epoch))
  relative ??= new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    if (passed >= length) return relative.format(-Math.floor(passed / length), unit)
  }
  return 'just now'
}

/** For machines: the `datetime` of a `<time>`. */
export function isoTime(epoch: number): string {
  return new Date(toMs(epoch)).toISOString()
}
