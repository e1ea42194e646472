import { byText } from '../comp/comp.ts'
import { findLegend, LEGENDS, legendKey } from '../legend/legend.ts'

/**
 * Tie rule of the automatic ban: which of several equally picked legends is banned. The league's own rule isn't
 * published. `points` is what overstat does (232 of 234 measured ties): it takes the first one among the teams in
 * order of their points.
 */
export const TIE_RULES = ['points', 'name'] as const
export type TieRule = (typeof TIE_RULES)[number]

export interface MostPicked {
  readonly legend: string
  readonly picks: number
  /** All legends with the same number of picks, including the banned one. */
  readonly tied: readonly string[]
}

/** The legend that a game bans for the rest of the series. `comps` are ordered by the teams' points, best first. */
export function mostPicked(comps: readonly (readonly string[])[], tie: TieRule): MostPicked | null {
  const counts = new Map<string, { legend: string; picks: number }>()
  for (const legend of comps.flat()) {
    const seen = counts.get(legendKey(legend))
    if (seen) seen.picks += 1
    else counts.set(legendKey(legend), { legend, picks: 1 })
  }
  const picks = Math.max(0, ...[...counts.values()].map((count) => count.picks))
  const tied = [...counts.values()]
    .filter((count) => count.picks === picks)
    .map(({ legend }) => legend)
  const ordered = tie === 'name' ? tied.toSorted(byText) : tied
  const [legend] = ordered
  return legend === undefined ? null : { legend, picks, tied: ordered }
}

/**
 * The bans after one more, oldest first. A class is never emptied: if its last legend would be banned, the one of that
 * class that has been banned longest comes back.
 */
export function addBan(bans: readonly string[], legend: string): string[] {
  if (bans.some((ban) => legendKey(ban) === legendKey(legend))) return [...bans]
  const next = [...bans, legend]
  const ofClass = findLegend(legend).class
  const isBanned = new Set(next.map(legendKey))
  const roster = LEGENDS.filter((other) => other.class === ofClass)
  if (roster.length === 0 || roster.some(({ key }) => !isBanned.has(key))) return next
  const returning = next.find((ban) => findLegend(ban).class === ofClass)
  return next.filter((ban) => ban !== returning)
}
