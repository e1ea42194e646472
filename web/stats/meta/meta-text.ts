import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaAnswer, MetaPicked } from '#contract/stats/meta.ts'
import { mapName } from '#domain/catalog/map.ts'
import { MIN_CELL_GAMES, pickRate } from '#domain/stats/meta.ts'
import { formatDay } from '../../shared/page/time.ts'

export const percentText = (rate: number) => `${Math.round(100 * rate)}%`

/** Null from too few team-games. */
export function ratePercent(picked: MetaPicked): string | null {
  const rate = picked.legal < MIN_CELL_GAMES ? null : pickRate(picked)
  return rate === null ? null : percentText(rate)
}

const dayText = (day: string) => formatDay(Date.parse(day) / 1000, 'UTC')

/** The year only once. */
export const weekText = (day: string) => dayText(day).replace(/ \d+$/, '')

export const daysText = ({ since, until }: NonNullable<MetaAnswer['days']>) =>
  texts.days(
    since.slice(0, 4) === until.slice(0, 4) ? weekText(since) : dayText(since),
    dayText(until),
  )

/** SP, WE, ED: above narrow columns, which name the map in full when they are pointed at. */
export function shortMapName(id: string): string {
  const words = mapName(id).split(/[\s-]+/)
  return words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? '').slice(0, 3)
}
