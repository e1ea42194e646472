import { LEGENDS } from '#domain/catalog/legend.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import { createRandom } from './random.ts'

/** How strong each legend is at the start of the season. Invented, like everything about balance in the demo. */
const STRENGTH: Readonly<Record<string, number>> = {
  ash: 1.5,
  alter: 1.35,
  newcastle: 1.15,
  catalyst: 1.1,
  wraith: 1.1,
  wattson: 1.05,
  bangalore: 1,
  sparrow: 0.85,
  ballistic: 0.85,
  crypto: 0.85,
  caustic: 0.75,
  fuse: 0.75,
  lifeline: 0.7,
  pathfinder: 0.65,
  gibraltar: 0.6,
  valkyrie: 0.6,
  horizon: 0.6,
  rampart: 0.5,
  seer: 0.5,
  conduit: 0.45,
  loba: 0.4,
  madmaggie: 0.4,
  bloodhound: 0.35,
  revenant: 0.3,
  octane: 0.25,
  vantage: 0.15,
  mirage: 0.1,
}

interface Patch {
  /** The first week with this patch, from 0. */
  readonly week: number
  readonly changes: Readonly<Record<string, number>>
}

const PATCHES: readonly Patch[] = [
  { week: 3, changes: { ash: -0.45, sparrow: 0.6, ballistic: 0.2, lifeline: 0.35 } },
  { week: 6, changes: { alter: -0.5, fuse: 0.45, crypto: 0.35, wattson: -0.25, valkyrie: 0.3 } },
  { week: 8, changes: { newcastle: -0.4, gibraltar: 0.5, horizon: 0.35, ash: 0.2 } },
]

/** Teams adapt to a patch gradually: each week they close this share of the gap. */
const LEARNED_PER_WEEK = 0.5
/** How much better or worse a legend is on a given map. */
const MAP_FIT_SD = 0.18

/** How strong a legend really is in a week, including balance patches. */
export function strengthOn(week: number, legend: string): number {
  return PATCHES.filter((patch) => patch.week <= week).reduce(
    (strength, { changes }) => strength + (changes[legend] ?? 0),
    STRENGTH[legend] ?? 0,
  )
}

/** How strong teams think a legend is in a week. Follows the real strength with a delay. */
export function reputationIn(week: number, legend: string): number {
  if (week <= 0) return strengthOn(0, legend)
  const before = reputationIn(week - 1, legend)
  return before + LEARNED_PER_WEEK * (strengthOn(week, legend) - before)
}

export function mapFit(map: SpecifiedMapId, legend: string): number {
  return createRandom('map fit', map, legend).normal(0, MAP_FIT_SD)
}

/** What each available legend promises on a map in a week. Banned legends are left out. */
export function openLegends(
  week: number,
  map: SpecifiedMapId,
  bans: readonly string[],
): ReadonlyMap<string, number> {
  const closed = new Set(bans)
  return new Map(
    LEGENDS.filter(({ key }) => !closed.has(key)).map(({ key }) => [
      key,
      reputationIn(week, key) + mapFit(map, key),
    ]),
  )
}
