import { MAPS } from '#domain/catalog/data/pois.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import type { Region } from '#domain/archive/region.ts'
import { createRandom, type Random } from './random.ts'
import { TEAMS } from './teams.ts'

/** The spot each team drafted on a map, by team name. */
export type Homes = ReadonlyMap<string, string>

/** Chance that a team lands elsewhere, for example because the ship is far away. */
const AWAY_CHANCE = 0.05
/** Spots differ in loot, height and rotations. */
const SPOT_SD = 0.1
const CONTESTED = -0.45

/** The league's draft for the season: one spot per team and map, no two the same. */
export function draftHomes(region: Region, map: SpecifiedMapId): Homes {
  const spots = createRandom('homes', region, map).shuffled(spotsOf(map))
  const drafted = TEAMS[region].map(({ name }, place) => [name, spots[place] ?? ''] as const)
  return new Map(drafted)
}

const spotsOf = (id: SpecifiedMapId) =>
  MAPS.filter((map) => map.id === id).flatMap(({ pois }) => pois.map(({ name }) => name))

interface Landing {
  readonly poi: string
  /** On the same scale as team skill. */
  readonly effect: number
}

/** Where each team lands in a game, by team name. */
export function land(
  homes: Homes,
  map: SpecifiedMapId,
  random: Random,
): ReadonlyMap<string, Landing> {
  const spots = spotsOf(map)
  const landed = [...homes].map(([team, home]) => {
    const elsewhere = spots[random.index(spots.length)] ?? home
    return { team, poi: random.happens(AWAY_CHANCE) ? elsewhere : home }
  })
  const crowds = Map.groupBy(landed, ({ poi }) => poi)
  return new Map(
    landed.map(({ team, poi }) => {
      const contested = (crowds.get(poi)?.length ?? 1) > 1 ? CONTESTED : 0
      return [team, { poi, effect: spotEffect(map, poi) + contested }]
    }),
  )
}

const spotEffect = (map: SpecifiedMapId, poi: string) =>
  createRandom('spot', map, poi).normal(0, SPOT_SD)
