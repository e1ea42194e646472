/** The range of days that both date inputs and the archive support. */
export const FIRST_DAY = '0001-01-01'
export const LAST_DAY = '9999-12-31'

/** The start of a day such as 2026-11-15 in UTC, in epoch seconds; null if there is no such day. */
export function startOfDay(day: string): number | null {
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
  return isDay && day >= FIRST_DAY ? date.getTime() / 1000 : null
}
