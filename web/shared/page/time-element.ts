import { NO_DATE, toMs } from './time.ts'

/** For the `title` attribute of `<time>`: date and time with the name of the time zone. */
export function formatExactTime(epoch: number, timeZone?: string): string {
  if (epoch === 0) return NO_DATE
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'long',
    ...(timeZone !== undefined && { timeZone }),
  }).format(toMs(epoch))
}

/** For the `datetime` attribute of `<time>`. */
export function isoTime(epoch: number): string {
  return new Date(toMs(epoch)).toISOString()
}
