import { addBan } from '#domain/draft/ban.ts'
import { findLegend, LEGEND_CLASSES, LEGENDS } from '#domain/legend/legend.ts'

export interface ClassProtection {
  /** The only legend of its class that is still open; null where none is. */
  readonly last: string | null
  /** Who comes back for it, or has to now that the class is empty. */
  readonly returning: string
}

/** Classes with one legend left or none: the league's rule brings the longest-banned one back before a class is empty. */
export function classProtections(banned: readonly string[]): ClassProtection[] {
  const keys = new Set(banned.map((legend) => findLegend(legend).key))
  return LEGEND_CLASSES.flatMap((name) => {
    const open = LEGENDS.filter((legend) => legend.class === name && !keys.has(legend.key))
    if (open.length > 1) return []
    const last = open[0]?.snake ?? null
    const after = last === null ? [] : addBan(banned, last)
    const returning = banned.find(
      (legend) => findLegend(legend).class === name && !after.includes(legend),
    )
    return returning === undefined ? [] : [{ last, returning }]
  })
}
