import { byText } from '#domain/catalog/comp.ts'
import { findLegend, LEGEND_CLASSES, type Legend, rosterRevision } from '#domain/catalog/legend.ts'

/**
 * Sorted by class, then name, so the same composition always looks the same. Not by `localeCompare`:
 * a page's first use of it takes 17 ms of a fast computer.
 */
export function inTrioOrder(legends: readonly string[]): Legend[] {
  return legends
    .map(findLegend)
    .toSorted(
      (a, b) =>
        LEGEND_CLASSES.indexOf(a.class) - LEGEND_CLASSES.indexOf(b.class) ||
        byText(a.label, b.label),
    )
}

/** `Ash, Crypto, Newcastle`, in the order used on every screen. */
export const compNames = (comp: readonly string[]) =>
  inTrioOrder(comp)
    .map(({ label }) => label)
    .join(', ')

/** Sorting is slow compared to a lookup, and a table has hundreds of compositions. */
const cache = new Map<string, readonly Legend[]>()
let cachedRoster = rosterRevision()

/** The legends of `Fuse|Ash|Loba` in the order used on every screen. */
export function trioOf(legends: string): readonly Legend[] {
  if (cachedRoster !== rosterRevision()) cache.clear()
  cachedRoster = rosterRevision()
  const known = cache.get(legends) ?? inTrioOrder(legends.split('|'))
  cache.set(legends, known)
  return known
}
