import { addBan } from '#domain/ban.ts'
import { findLegend, LEGEND_CLASSES, LEGENDS } from '#domain/legend.ts'

export interface ClassProtection {
  /** The only legend of its class that is still open. */
  readonly last: string
  /** Who would come back if it were banned as well. */
  readonly returning: string
}

/** Classes with one legend left: the league's rule brings the longest-banned one back before a class is empty. */
export function classProtections(banned: readonly string[]): ClassProtection[] {
  const keys = new Set(banned.map((legend) => findLegend(legend).key))
  return LEGEND_CLASSES.flatMap((name) => {
    const open = LEGENDS.filter((legend) => legend.class === name && !keys.has(legend.key))
    const [last] = open
    if (!last || open.length > 1) return []
    const after = addBan(banned, last.snake)
    const returning = banned.find((legend) => !after.includes(legend))
    return returning === undefined ? [] : [{ last: last.snake, returning }]
  })
}
