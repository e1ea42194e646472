import { currentLegends, findLegend, type LegendClass } from '../catalog/legend.ts'
import { addBan } from './ban.ts'

export interface ClassGuard {
  readonly legendClass: LegendClass
  /** Legends of the class that aren't banned. */
  readonly open: number
  readonly total: number
  /** The legend that comes back if the given one is banned; null if another one of its class is left. */
  readonly returning: string | null
}

/** What the class guard would do if this legend was banned next. Null for legends outside the roster. */
export function guardClass(bans: readonly string[], legend: string): ClassGuard | null {
  const { class: legendClass } = findLegend(legend)
  const roster = currentLegends().filter((other) => other.class === legendClass)
  if (roster.length === 0) return null
  const banned = new Set(bans.map((ban) => findLegend(ban).key))
  const next = new Set(addBan(bans, legend))
  return {
    legendClass,
    open: roster.filter(({ key }) => !banned.has(key)).length,
    total: roster.length,
    returning: bans.find((ban) => !next.has(ban)) ?? null,
  }
}
