import { MAPS } from '#domain/catalog/data/pois.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { poiStatistics, type PoiSums } from '#domain/map/poi-stats.ts'

const COMPS = ['ash|crypto|newcastle', 'alter|loba|seer', 'catalyst|crypto|newcastle', '']
const SEED = 20_261

/** Made-up figures, always the same, shown if the real ones can't be loaded. */
export const sampleStatistics = () => poiStatistics(sampleSums())

function sampleSums(): PoiSums[] {
  const next = generator(SEED)
  return MAPS.flatMap(({ id: map, pois }) =>
    pois
      .filter((poi) => poi.id % 6 !== 5)
      .flatMap((poi) => COMPS.map((compKey) => sampleSum(map, poi.id, compKey, next))),
  )
}

function sampleSum(map: MapId, poiId: number, compKey: string, next: (top: number) => number) {
  const games = 3 + next(14)
  const wins = Math.min(games, next(4))
  const points = wins * 14 + (games - wins) * (3 + next(5))
  const kills = Math.round(points / 2)
  const spread = wins * 14 ** 2 + (games - wins) * (20 + next(50))
  return {
    map,
    poiId,
    compKey,
    games,
    scoredGames: games,
    points,
    pointsSquared: Math.max(Math.ceil(points ** 2 / games), spread),
    kills,
    wins,
    handGames: 0,
    liveGames: 0,
    draftedGames: 0,
  }
}

/** Whole numbers from 0 to `top`, exclusive (Park and Miller's minimal standard generator). */
function generator(seed: number) {
  let state = seed
  return (top: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % top
  }
}
