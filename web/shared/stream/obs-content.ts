import type * as z from 'zod/mini'
import type { SeriesDetail } from '#contract/series/series.ts'
import type { openSeriesLink } from '#contract/share/share-link.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { matchPointOf } from '#domain/series/match-point.ts'
import { standingsAfter } from '#domain/series/standings.ts'

type LiveSource = NonNullable<z.output<typeof openSeriesLink.output>['live']>

/** What a browser source shows. */
export interface ObsContent {
  readonly event: string
  readonly isDemo: boolean
  /** The game that is played or comes next. */
  readonly game: number
  readonly map: MapId | null
  /** The map of the game before, if the map of this one isn't known. */
  readonly lastMap: MapId | null
  readonly bans: readonly string[]
  readonly teams: readonly {
    readonly team: string
    readonly rank: number
    readonly points: number
    readonly legends: readonly string[]
    readonly isOnMatchPoint: boolean
  }[]
  /** Who won the series on match point. */
  readonly winner: string | null
}

export function seriesContent(series: SeriesDetail): ObsContent {
  const { event, games, nextBans, isDemo } = series
  const last = games.at(-1)
  const status = matchPointOf(series.teams, Infinity, series.matchPoint)
  const reached = new Set(status?.reached.map(({ team }) => team))
  return {
    event,
    isDemo,
    game: (last?.number ?? 0) + 1,
    map: null,
    lastMap: last?.map ?? null,
    bans: nextBans,
    teams: standingsAfter(series, last?.number ?? 0).map(({ team, rank, points, results }) => ({
      team,
      rank,
      points,
      // A team can have missed the last game.
      legends: results.find(({ game }) => game === last?.number)?.legends ?? [],
      isOnMatchPoint: reached.has(team),
    })),
    winner: status?.winner ?? null,
  }
}

export const liveContent = ({ name, ...live }: LiveSource): ObsContent => ({
  ...live,
  event: name,
  isDemo: false,
  lastMap: null,
  winner: null,
})

/** Before the first game of a feed. */
export const emptyContent = (event: string): ObsContent => ({
  event,
  isDemo: false,
  game: 1,
  map: null,
  lastMap: null,
  bans: [],
  teams: [],
  winner: null,
})
