import { toMs } from './time.ts'

const UNITS = [
  ['year', 365 * 24 * 60 * 60 * 1000],
  ['month', 30 * 24 * 60 * 60 * 1000],
  ['week', 7 * 24 * 60 * 60 * 1000],
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/** Created once: it's expensive, and it's used with every live update. */
let relative: Intl.RelativeTimeFormat | undefined

/** `3 days ago`. If the browser's clock is behind the server's, it never says `in 2 minutes`. */
export function formatRelative(epoch: number, nowMs: number): string {
  const passed = Math.max(0, nowMs - toMs(epoch))
  relative ??= new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    if (passed >= length) return relative.format(-Math.floor(passed / length), unit)
  }
  return 'just now'
}
