import { addBan } from '#domain/draft/ban.ts'
import { currentLegends, findLegend, LEGEND_CLASSES } from '#domain/catalog/legend.ts'

export interface ClassProtection {
  /** The only legend of its class that isn't banned; null if all are. */
  readonly last: string | null
  /**
   * The legend that comes back if `last` gets banned, or must come back because the class is empty.
   */
  readonly returning: string
}

/**
 * Classes with at most one legend left. The league's rule brings back the longest-banned legend
 * before a class is empty.
 */
export function classProtections(banned: readonly string[]): ClassProtection[] {
  const keys = new Set(banned.map((legend) => findLegend(legend).key))
  return LEGEND_CLASSES.flatMap((name) => {
    const open = currentLegends().filter((legend) => legend.class === name && !keys.has(legend.key))
    if (open.length > 1) return []
    const last = open[0]?.snake ?? null
    const after = last === null ? [] : addBan(banned, last)
    const returning = banned.find(
      (legend) => findLegend(legend).class === name && !after.includes(legend),
    )
    return returning === undefined ? [] : [{ last, returning }]
  })
}
