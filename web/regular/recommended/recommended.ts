import type * as z from 'zod/mini'
import { type getRecommendedComps, RECOMMENDED_COMPS } from '#contract/recommendation.ts'
import { hasBanned } from '#domain/comp/comp.ts'
import { legendKey } from '#domain/legend/legend.ts'
import { inTrioOrder } from '../../shared/ui/legend/trio-order.ts'

export type RecommendedRow = z.infer<typeof getRecommendedComps.output>['recommended_comps'][number]

/** Specification, section 9: 'Recommended comps shown: 8'. */
const SHOWN = 8

export const openOnly = (comps: readonly RecommendedRow[], bans: readonly string[]) =>
  comps
    .filter(
      ({ comp }) =>
        !hasBanned(
          comp.map(({ legend }) => legend),
          bans,
        ),
    )
    .slice(0, SHOWN)

/** The best that the bans leave open, out of the list without bans, which is all there is if it is not full; null where it cannot tell. */
export function openOfAll(all: readonly RecommendedRow[], bans: readonly string[]) {
  const open = openOnly(all, bans)
  return open.length === SHOWN || all.length < RECOMMENDED_COMPS ? open : null
}

/** The bar of each: its share of the best whose value is in the same unit, the sheet's or ours. */
export function barsOf(comps: readonly RecommendedRow[]): number[] {
  return comps.map(({ value, why }) => {
    const alike = comps.filter((other) => (other.why === null) === (why === null))
    const best = Math.max(0, ...alike.map((other) => other.value ?? 0))
    return best > 0 ? (100 * (value ?? 0)) / best : 0
  })
}

/** By class, as every composition is drawn, each legend with who plays it. */
export function inSeatOrder({ comp }: RecommendedRow): RecommendedRow['comp'] {
  const order = inTrioOrder(comp.map(({ legend }) => legend)).map(({ key }) => key)
  return comp.toSorted(
    (a, b) => order.indexOf(legendKey(a.legend)) - order.indexOf(legendKey(b.legend)),
  )
}
