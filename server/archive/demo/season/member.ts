import { findLegend, type LegendClass, LEGENDS } from '#domain/catalog/legend.ts'
import { strengthOn } from './meta.ts'
import { createRandom } from './random.ts'
import { WEEKS } from './schedule.ts'

export interface Member {
  readonly name: string
  /** Legends this player can play, and how much they like each. */
  readonly pool: ReadonlyMap<string, number>
  /** Share of the team's kills, relative to the other members. */
  readonly firepower: number
  readonly accuracy: number
}

const SMALLEST_POOL = 4
const POOL_SIZES = 3
const COMFORT_SD = 0.22
const POOL_SPREAD = 0.28

/** The legend classes that each of the three members plays. */
const ROLES: readonly (readonly LegendClass[])[] = [
  ['Assault', 'Skirmisher'],
  ['Support', 'Controller'],
  ['Recon', 'Controller', 'Skirmisher', 'Assault'],
]
const OUT_OF_ROLE = -1.1
const ROLE_FIREPOWER = [1.25, 0.8, 0.95]
const FIREPOWER_SPREAD = 0.15

/** Share of shots that hit, as measured in real scrims. */
const ACCURACY = { mean: 0.225, sd: 0.025, least: 0.14, most: 0.34 }

export function createMember(name: string, seat: number): Member {
  const random = createRandom('member', name)
  const size = SMALLEST_POOL + random.index(POOL_SIZES)
  const liked = LEGENDS.map(({ key }) => ({
    key,
    liking: bestStrength(key) + roleFit(key, seat) + POOL_SPREAD * random.gumbel(),
  })).toSorted((a, b) => b.liking - a.liking)
  return {
    name,
    pool: new Map(liked.slice(0, size).map(({ key }) => [key, random.normal(0, COMFORT_SD)])),
    firepower: (ROLE_FIREPOWER[seat] ?? 1) * Math.exp(random.normal(0, FIREPOWER_SPREAD)),
    accuracy: clamp(random.normal(ACCURACY.mean, ACCURACY.sd)),
  }
}

/**
 * A player's pool is based on the best strength a legend has during the season, because players learn strong legends
 * at some point.
 */
const bestStrength = (legend: string) => Math.max(strengthOn(0, legend), strengthOn(WEEKS, legend))

const roleFit = (legend: string, seat: number) =>
  ROLES[seat]?.includes(findLegend(legend).class) ? 0 : OUT_OF_ROLE

const clamp = (accuracy: number) => Math.min(ACCURACY.most, Math.max(ACCURACY.least, accuracy))
