import { MAX_SEASON_STARTS } from '#contract/forecast/forecast-admin.ts'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import { formatDateTime } from '../../shared/page/time.ts'

/** The game came out in 2019. */
const FIRST_YEAR = 2019
const LAST_YEAR = 2099

/** What a date and time field holds, `2026-02-10T18:00`, as seconds since 1970. Null if it isn't a possible start. */
export function readStart(text: string): number | null {
  const date = new Date(`${text}Z`)
  const year = date.getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date.getTime() / 1000 : null
}

/** The text of a date and time field for a start. */
export const startText = (start: number) => new Date(start * 1000).toISOString().slice(0, 16)

export const startName = (start: number) => formatDateTime(start, 'UTC')

/** Why this can't be added to the other starts. */
export function startFault(text: string, others: readonly number[]): string | undefined {
  const start = readStart(text)
  if (start === null) return texts.badStart(FIRST_YEAR, LAST_YEAR)
  if (others.includes(start)) return texts.doubleStart
  return others.length >= MAX_SEASON_STARTS ? texts.tooManyStarts(MAX_SEASON_STARTS) : undefined
}
