import { findLegend, LEGEND_CLASSES, type Legend } from '#domain/legend/legend.ts'

/** Sorted by class, then name, so the same composition always looks the same. */
export function inTrioOrder(legends: readonly string[]): Legend[] {
  return legends
    .map(findLegend)
    .toSorted(
      (a, b) =>
        LEGEND_CLASSES.indexOf(a.class) - LEGEND_CLASSES.indexOf(b.class) ||
        a.label.localeCompare(b.label, 'en'),
    )
}

/** `Ash, Crypto, Newcastle`, in the order used on every screen. */
export const compNames = (comp: readonly string[]) =>
  inTrioOrder(comp)
    .map(({ label }) => label)
    .join(', ')
