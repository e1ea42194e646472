import * as z from 'zod/mini'
import { LEAGUE_ID } from '#contract/archive/league.ts'
import { toSingleLine } from '../ingest/readers/file-name.ts'
import { isRecord } from '../ingest/parsing/record.ts'

/** Of one league in all its years. */
const MAX_SEASONS = 30
/** A season has about 130. */
const MAX_SERIES_PER_SEASON = 2000
const MAX_NAME = 100
/** An entry with twelve games has 5 kB. */
const MAX_LISTED = 50_000

export interface ListedSeason {
  id: string
  name: string
  starts_at: Date | null
  is_main: boolean
}

export interface LeagueEntry {
  id: string
  split_id: string
  split: string
  region_id: string
  region: string
  starts_at: Date | null
  status: string
  games: number
  listed: Record<string, unknown>
}

const id = z.string().check(z.regex(LEAGUE_ID))
const name = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => toSingleLine(text ?? '').slice(0, MAX_NAME)),
)
const time = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => {
    const at = new Date(text ?? '')
    return Number.isNaN(at.getTime()) ? null : at
  }),
)

const season = z.object({ id, name, startDate: time, isMainSeason: z.nullish(z.boolean()) })

const place = z.object({ id, name })
const listedSeries = z.object({
  id,
  startsAt: time,
  status: z.nullish(z.string()),
  tournament: place,
  region: place,
  matches: z.nullish(z.array(z.object({ status: z.nullish(z.string()) }))),
})

/** A list, or an object that has it under a name. */
const listOf = (answer: unknown, key: string): unknown[] => {
  const list = isRecord(answer) ? answer[key] : answer
  return Array.isArray(list) ? list : []
}

/** The seasons in an answer. What can't be read is left out. */
export const readSeasons = (answer: unknown): ListedSeason[] =>
  listOf(answer, 'seasons')
    .slice(0, MAX_SEASONS)
    .flatMap((item) => {
      const read = season.safeParse(item)
      if (!read.success) return []
      const { startDate, isMainSeason, ...rest } = read.data
      return [{ ...rest, starts_at: startDate, is_main: isMainSeason === true }]
    })

/** The series in an answer, without practice and without what can't be read. */
export const readSeriesList = (answer: unknown): LeagueEntry[] =>
  listOf(answer, 'series')
    .slice(0, MAX_SERIES_PER_SEASON)
    .flatMap((item) => {
      const read = listedSeries.safeParse(item)
      if (!read.success || !isRecord(item) || JSON.stringify(item).length > MAX_LISTED) return []
      const { data } = read
      if (/^scrims?$/i.test(data.tournament.name)) return []
      return [
        {
          id: data.id,
          split_id: data.tournament.id,
          split: data.tournament.name,
          region_id: data.region.id,
          region: data.region.name,
          starts_at: data.startsAt,
          status: (data.status ?? '').slice(0, MAX_NAME),
          games: (data.matches ?? []).filter(({ status }) => status === 'completed').length,
          listed: item,
        },
      ]
    })
