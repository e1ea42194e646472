import { byText } from '../catalog/comp.ts'
import type { MapId } from '../catalog/map.ts'
import { meanOfGames, type TeamGame } from './team-game.ts'

export interface MapSplit {
  /** Null for maps the product doesn't have. */
  readonly map: MapId | null
  readonly games: number
  readonly meanPoints: number | null
  readonly meanPlacement: number | null
}

/** How a team does on each map, the most played one first. */
export function splitByMap(games: readonly TeamGame[]): MapSplit[] {
  return [...Map.groupBy(games, ({ map }) => map)]
    .map(([map, own]) => ({
      map,
      games: own.length,
      meanPoints: meanOfGames(own, 'points'),
      meanPlacement: meanOfGames(own, 'placement'),
    }))
    .toSorted((a, b) => b.games - a.games || byText(a.map ?? '~', b.map ?? '~'))
}

export interface LandingSpot {
  readonly map: MapId
  /** Null if the name is none of the map's POIs. */
  readonly poiId: number | null
  readonly poi: string
  readonly games: number
  /** How many of them were added by hand. */
  readonly byHand: number
  /** How many of them come from live data. */
  readonly live: number
  /** How many of them come from a POI draft only. */
  readonly drafted: number
}

/** Where a team lands: at most `count` POIs of each map, the most used first. */
export function landingSpots(games: readonly TeamGame[], count: number): LandingSpot[] {
  const landings = games.flatMap(({ map, poi, poiId, landingSource: source }) =>
    map !== null && poi !== null ? [{ map, poi, poiId, source }] : [],
  )
  const spots = [
    ...Map.groupBy(landings, ({ map, poi, poiId }) => `${map} ${poiId ?? poi.toLowerCase()}`),
  ].flatMap(([, all]) => {
    const [first] = all
    if (!first) return []
    const { map, poi, poiId } = first
    const byHand = all.filter(({ source }) => source === 'hand').length
    const live = all.filter(({ source }) => source === 'live').length
    const drafted = all.filter(({ source }) => source === 'drafted').length
    return [{ map, poi, poiId, games: all.length, byHand, live, drafted }]
  })
  const sorted = spots.toSorted((a, b) => b.games - a.games || byText(a.poi, b.poi))
  return [...Map.groupBy(sorted, ({ map }) => map).values()].flatMap((own) => own.slice(0, count))
}
