import { dayBefore } from '../query/calendar.ts'
import { type CompEffect, compEffectOf, type EffectSums } from '../regular/effect.ts'
import type { ValueModel } from '../regular/value.ts'

/** The last four weeks up to the newest game, its calendar year, or everything. */
export const META_WINDOWS = ['4w', 'season', 'all'] as const
export type MetaWindow = (typeof META_WINDOWS)[number]

/** How many weeks a trend has. */
const META_WEEKS = 8
/** A rate from fewer team-games isn't shown in a cell. */
export const MIN_CELL_GAMES = 30
/** A change is named from so many points on, with so many team-games on both sides. */
const NEWS_POINTS = 15
const NEWS_GAMES = 100
const NEWS_BAN_SHARE = 0.8
const MAX_NEWS = 3

interface MetaSpan {
  readonly since: string
  readonly until: string
  /** First day of the window before, as long as this one; null if there's none. */
  readonly before: string | null
  /** First days of the weeks of the trend, oldest first. */
  readonly weeks: readonly string[]
}

/** The days of a window, from the days of the first and the newest game. */
export function metaSpan(window: MetaWindow, oldest: string, newest: string): MetaSpan {
  const weeks = Array.from({ length: META_WEEKS }, (_, week) =>
    dayBefore(newest, 7 * (META_WEEKS - week) - 1),
  )
  if (window === 'all') return { since: oldest, until: newest, before: null, weeks }
  if (window === '4w') {
    return { since: dayBefore(newest, 27), until: newest, before: dayBefore(newest, 55), weeks }
  }
  const year = Number(newest.slice(0, 4))
  return { since: `${year}-01-01`, until: newest, before: `${year - 1}-01-01`, weeks }
}

/** Where team-games count: in the window or in the one before, and in a week of the trend, oldest first. */
interface Counted {
  readonly span: 'now' | 'before' | null
  readonly week: number | null
  readonly map: string
  /** How many legends were banned. */
  readonly bans: number
}

/** Team-games of games with the same bans. */
export interface MetaGames extends Counted {
  readonly banned: readonly string[]
  readonly teamGames: number
}

/** Team-games with a composition. Null where they were added up. */
export interface MetaPicks {
  readonly legends: readonly string[]
  /** What was banned, if they picked some of it nevertheless: a league can call a ban off. */
  readonly despite: readonly string[]
  readonly span: 'now' | 'before' | null
  readonly week: number | null
  readonly map: string | null
  readonly bans: number | null
  readonly games: number
  readonly teams: number
  readonly sums: EffectSums
}

interface Picked {
  games: number
  legal: number
}

export interface MetaRow {
  readonly now: Picked
  readonly before: Picked | null
  readonly weeks: Picked[]
  readonly byBans: Picked[]
  readonly byMap: Picked[]
  readonly effect: CompEffect | null
}

interface MetaTable {
  readonly games: readonly MetaGames[]
  /** The columns. */
  readonly bans: readonly number[]
  readonly maps: readonly string[]
  readonly hasBefore: boolean
  readonly model: Pick<ValueModel, 'prior' | 'within'>
}

/** One legend, or the legends of a composition, from all its picks. */
export function metaRow(
  legends: readonly string[],
  picks: readonly MetaPicks[],
  { games, bans, maps, hasBefore, model }: MetaTable,
): MetaRow {
  const now = nothing()
  const before = nothing()
  const weeks = Array.from({ length: META_WEEKS }, nothing)
  const byBans = bans.map(nothing)
  const byMap = maps.map(nothing)
  const placesOf = ({ span, week, map, bans: count }: Counted) => [
    span === 'now' ? now : span === 'before' ? before : undefined,
    week === null ? undefined : weeks[week],
    ...(span === 'now' ? [byBans[bans.indexOf(count)], byMap[maps.indexOf(map)]] : []),
  ]
  for (const group of games) {
    if (legends.some((legend) => group.banned.includes(legend))) continue
    for (const place of placesOf(group)) if (place) place.legal += group.teamGames
  }
  const sums = { n: 0, points: 0, ownPoints: 0, priorShare: 0 }
  for (const one of picks) {
    if (legends.some((legend) => one.despite.includes(legend))) continue
    const place = placeOfPicks(one, { now, before, weeks, byBans, byMap, bans, maps })
    if (place) place.games += one.games
    if (place !== now) continue
    sums.n += one.sums.n
    sums.points += one.sums.points
    sums.ownPoints += one.sums.ownPoints
    sums.priorShare += one.sums.priorShare
  }
  return {
    now,
    before: hasBefore ? before : null,
    weeks,
    byBans,
    byMap,
    effect: compEffectOf(sums, model),
  }
}

const nothing = (): Picked => ({ games: 0, legal: 0 })

interface Places {
  readonly now: Picked
  readonly before: Picked
  readonly weeks: readonly Picked[]
  readonly byBans: readonly Picked[]
  readonly byMap: readonly Picked[]
  readonly bans: readonly number[]
  readonly maps: readonly string[]
}

/** Picks are added up in four ways, and each counts in one place. */
function placeOfPicks({ span, week, map, bans }: MetaPicks, places: Places): Picked | undefined {
  if (week !== null) return places.weeks[week]
  if (span === 'before') return map === null && bans === null ? places.before : undefined
  if (map !== null) return places.byMap[places.maps.indexOf(map)]
  if (bans !== null) return places.byBans[places.bans.indexOf(bans)]
  return span === 'now' ? places.now : undefined
}

export const pickRate = ({ games, legal }: Picked): number | null =>
  legal === 0 ? null : Math.min(1, games / legal)

/** Percentage points since the window before; null if either has too few team-games. */
export function rateChange({ now, before }: Pick<MetaRow, 'now' | 'before'>): number | null {
  if (!before || before.legal < MIN_CELL_GAMES || now.legal < MIN_CELL_GAMES) return null
  return 100 * ((pickRate(now) ?? 0) - (pickRate(before) ?? 0))
}

export type MetaNews =
  | {
      readonly kind: 'moved'
      readonly legend: string
      readonly from: number
      readonly to: number
      readonly week: string
    }
  | { readonly kind: 'banned'; readonly legend: string; readonly series: number }

interface NewsRow {
  readonly legend: string
  readonly weeks: readonly Picked[]
  readonly banned: { readonly series: number }
}

/** What is worth a sentence: the largest steps from one week to the next in the last four, then what nearly every series bans. */
export function metaNews(
  rows: readonly NewsRow[],
  weeks: readonly string[],
  series: number,
): MetaNews[] {
  const moved = rows
    .flatMap(({ legend, weeks: rates }) => largestStep(legend, rates, weeks) ?? [])
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
  const banned = rows
    .filter((row) => series > 0 && row.banned.series / series > NEWS_BAN_SHARE)
    .toSorted((a, b) => b.banned.series - a.banned.series)
    .map((row) => ({ kind: 'banned' as const, legend: row.legend, series: row.banned.series }))
  const steps = moved.slice(0, MAX_NEWS - Math.min(1, banned.length))
  return [...steps, ...banned.slice(0, MAX_NEWS - steps.length)]
}

function largestStep(legend: string, rates: readonly Picked[], weeks: readonly string[]) {
  const steps = rates.flatMap((after, index) => {
    const before = rates[index - 1]
    const week = weeks[index]
    if (!before || week === undefined || index < META_WEEKS - 4) return []
    if (before.legal < NEWS_GAMES || after.legal < NEWS_GAMES) return []
    const [from, to] = [100 * (pickRate(before) ?? 0), 100 * (pickRate(after) ?? 0)]
    if (Math.abs(to - from) < NEWS_POINTS) return []
    return [{ kind: 'moved' as const, legend, from, to, week }]
  })
  return steps.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))[0]
}
