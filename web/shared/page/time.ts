/**
 * Some calls return seconds, some milliseconds: 1e12 ms is the year 2001, 1e12 s is beyond any
 * date.
 */
export function toMs(epoch: number): number {
  return epoch < 1e12 ? epoch * 1000 : epoch
}

/** Games whose file has no date are stored with epoch 0. */
export const NO_DATE = 'No date'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

type Zone = 'local' | 'UTC'

/** Date and time, `14 Nov 2025, 18:42`. */
export function formatDateTime(epoch: number, zone: Zone = 'local'): string {
  return epoch === 0 ? NO_DATE : `${formatDay(epoch, zone)}, ${formatClock(epoch, zone)}`
}

/** Date, `14 Nov 2025`. */
export function formatDay(epoch: number, zone: Zone = 'local'): string {
  if (epoch === 0) return NO_DATE
  const date = wallClock(epoch, zone)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** Time of the day, `18:42`. */
export function formatClock(epoch: number, zone: Zone = 'local'): string {
  return wallClock(epoch, zone).toISOString().slice(11, 16)
}

/**
 * What clocks in the zone show, as a date in UTC. Without Intl: a page's first use of it takes 25 ms
 * of a fast computer, and the first screen has a date.
 */
function wallClock(epoch: number, zone: Zone): Date {
  const date = new Date(toMs(epoch))
  return zone === 'UTC' ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
}
