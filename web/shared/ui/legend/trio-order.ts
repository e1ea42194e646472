import { findLegend, LEGEND_CLASSES, type Legend } from '#domain/legend/legend.ts'

/** By class, then by name, so that the same composition always looks the same. */
export function inTrioOrder(legends: readonly string[]): Legend[] {
  return legends
    .map(findLegend)
    .toSorted(
      (a, b) =>
        LEGEND_CLASSES.indexOf(a.class) - LEGEND_CLASSES.indexOf(b.class) ||
        a.label.localeCompare(b.label, 'en'),
    )
}

/** `Ash, Crypto, Newcastle`, in the order every screen has them. */
export const compNames = (comp: readonly string[]) =>
  inTrioOrder(comp)
    .map(({ label }) => label)
    .join(', ')
