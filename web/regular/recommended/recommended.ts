import type * as z from 'zod/mini'
import { type getRecommendedComps, RECOMMENDED_COMPS } from '#contract/regular/recommendation.ts'
import { hasBanned } from '#domain/catalog/comp.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import { inTrioOrder } from '../../shared/ui/legend/trio-order.ts'

export type RecommendedRow = z.infer<typeof getRecommendedComps.output>['recommended_comps'][number]

/** See docs/specification-notes.md, Recommended compositions. */
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

/**
 * The best compositions without a banned legend, filtered from the list without bans. Null if that
 * list is cut off and too few are left.
 */
export function openOfAll(all: readonly RecommendedRow[], bans: readonly string[]) {
  const open = openOnly(all, bans)
  return open.length === SHOWN || all.length < RECOMMENDED_COMPS ? open : null
}

/** Sorted by class like every composition, each legend with its player. */
export function inSeatOrder({ comp }: RecommendedRow): RecommendedRow['comp'] {
  const order = inTrioOrder(comp.map(({ legend }) => legend)).map(({ key }) => key)
  return comp.toSorted(
    (a, b) => order.indexOf(legendKey(a.legend)) - order.indexOf(legendKey(b.legend)),
  )
}
