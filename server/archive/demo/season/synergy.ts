import { byText } from '#domain/catalog/comp.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { SpecifiedMapId } from '#domain/catalog/shipped-maps.ts'
import { mapFit, strengthOn } from './meta.ts'
import { createRandom } from './random.ts'

/** Pairs of legends that teams know work well together. Invented. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['catalyst', 'newcastle', 0.35],
  ['ash', 'alter', 0.3],
  ['crypto', 'fuse', 0.45],
  ['bangalore', 'wattson', 0.3],
  ['wraith', 'newcastle', 0.25],
  ['sparrow', 'ballistic', 0.35],
  ['caustic', 'gibraltar', 0.4],
  ['valkyrie', 'bangalore', 0.25],
  ['lifeline', 'alter', 0.25],
  ['horizon', 'caustic', 0.3],
  ['pathfinder', 'ballistic', 0.25],
  ['rampart', 'lifeline', 0.3],
]

/** By the number of classes in a composition. */
const CLASS_MIX: Readonly<Record<number, number>> = { 1: -0.9, 2: 0, 3: 0.3 }

/** What a trio adds to the strength of its legends, as far as all teams know. */
export function synergy(comp: readonly string[]): number {
  const classes = new Set(comp.map((legend) => findLegend(legend).class)).size
  const pairs = PAIRS.filter(([one, two]) => comp.includes(one) && comp.includes(two))
  return pairs.reduce((sum, [, , bonus]) => sum + bonus, CLASS_MIX[classes] ?? 0)
}

/** The part of a composition's strength that no team knows, on the scale of team skill. */
const HIDDEN_SD = 0.29
/** How much the legends' real strength affects a game. */
const STRENGTH_EFFECT = 0.12
/** The summed strength of an average trio, so an average trio has an effect of about zero. */
const USUAL_STRENGTH = 2.9

/** How much a composition really helps, on the scale of team skill. */
export function compEffect(week: number, map: SpecifiedMapId, comp: readonly string[]): number {
  const strength = comp.reduce(
    (sum, legend) => sum + strengthOn(week, legend) + mapFit(map, legend),
    0,
  )
  const hidden = createRandom('hidden', ...comp.toSorted(byText)).normal(0, HIDDEN_SD)
  return hidden + STRENGTH_EFFECT * (strength - USUAL_STRENGTH)
}
