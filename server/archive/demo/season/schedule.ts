import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'

export const WEEKS = 10
const GAMES_PER_SERIES = 6
const MATCH_DAYS_PER_WEEK = 2
export const SERIES_PER_REGION = WEEKS * MATCH_DAYS_PER_WEEK

const DAY_S = 86_400
/** A game of about 21 minutes plus the lobby before the next one. */
const GAME_SLOT_S = 30 * 60
/** Days between the two match days of a week. */
const DAYS_BETWEEN = 3

/**
 * Second of the UTC day when a region starts to play. North America starts after midnight UTC, so its games are on one
 * UTC day too.
 */
const FIRST_GAME_S: Readonly<Record<Region, number>> = {
  EMEA: 17 * 3600,
  NA: 30 * 60,
  'APAC-S': 11.5 * 3600,
  'APAC-N': 10 * 3600,
}

/** The league's map rotations: three games on each of two maps, or two on each of three. */
const BLOCKS: readonly (readonly SpecifiedMapId[])[] = [
  ['worldsedge', 'stormpoint'],
  ['edistrict', 'brokenmoon'],
  ['worldsedge', 'edistrict', 'stormpoint'],
  ['brokenmoon', 'worldsedge', 'edistrict'],
  ['stormpoint', 'brokenmoon'],
  ['edistrict', 'worldsedge'],
  ['stormpoint', 'edistrict', 'brokenmoon'],
  ['brokenmoon', 'stormpoint', 'worldsedge'],
]

export interface SeriesDate {
  readonly region: Region
  /** Index in the region's season. */
  readonly number: number
  /** Index of the week. */
  readonly week: number
  /** Index of the match day in its week. */
  readonly day: number
  /** Start (epoch seconds) and map of each game. */
  readonly games: readonly { readonly startedAt: number; readonly map: SpecifiedMapId }[]
}

/** The series of all regions, oldest first. The last series of each region is on the given day. */
export function schedule(endsOn: string): SeriesDate[] {
  const lastDay = Date.parse(`${endsOn}T00:00:00Z`) / 1000
  if (Number.isNaN(lastDay)) throw new RangeError(`not a day: ${endsOn}`)
  return Array.from({ length: SERIES_PER_REGION }, (_, number) =>
    REGIONS.map((region) => dateSeries(region, number, lastDay)),
  )
    .flat()
    .toSorted((a, b) => startOf(a) - startOf(b))
}

const startOf = ({ games }: SeriesDate) => games[0]?.startedAt ?? 0

function dateSeries(region: Region, number: number, lastDay: number): SeriesDate {
  const week = Math.floor(number / MATCH_DAYS_PER_WEEK)
  const day = number % MATCH_DAYS_PER_WEEK
  const daysBefore = (WEEKS - 1 - week) * 7 + (MATCH_DAYS_PER_WEEK - 1 - day) * DAYS_BETWEEN
  const first = lastDay - daysBefore * DAY_S + FIRST_GAME_S[region]
  const maps = mapsOf(number + REGIONS.indexOf(region))
  return {
    region,
    number,
    week,
    day,
    games: maps.map((map, game) => ({ startedAt: first + game * GAME_SLOT_S, map })),
  }
}

function mapsOf(turn: number): SpecifiedMapId[] {
  const block = BLOCKS[turn % BLOCKS.length] ?? []
  return block.flatMap((map) => Array<SpecifiedMapId>(GAMES_PER_SERIES / block.length).fill(map))
}
