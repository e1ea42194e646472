import type { MomentTag } from './moment.ts'

/** What the list of moments can be narrowed by. */
export const MOMENT_GROUPS = ['series', 'tag', 'player', 'map', 'phase'] as const
export type MomentGroup = (typeof MOMENT_GROUPS)[number]

/** Chosen values by group. Several in a group mean any of them; groups mean all of them. */
export type MomentChoice = Readonly<Record<MomentGroup, readonly string[]>>

export const MOMENT_PHASES = ['start', 'ring2', 'ring3', 'late'] as const
export type MomentPhase = (typeof MOMENT_PHASES)[number]

interface FilteredMoment {
  readonly tags: readonly MomentTag[]
  readonly players: readonly string[]
  readonly ring: number | null
  readonly note: string
  readonly series: number
  readonly map: string | null
}

/** Null if the rings of the game aren't known. */
export function phaseOf(ring: number | null): MomentPhase | null {
  if (ring === null) return null
  return ring < 2 ? 'start' : ring === 2 ? 'ring2' : ring === 3 ? 'ring3' : 'late'
}

/** What a moment is in each group. */
const valuesOf = (moment: FilteredMoment): Record<MomentGroup, readonly string[]> => ({
  series: [String(moment.series)],
  tag: moment.tags,
  player: moment.players,
  map: moment.map === null ? [] : [moment.map],
  phase: phaseOf(moment.ring) === null ? [] : [phaseOf(moment.ring) ?? ''],
})

/** Those that fit every group and have every word of the search. */
export function filterMoments<Item extends FilteredMoment>(
  moments: readonly Item[],
  choice: MomentChoice,
  search: string,
  except: MomentGroup | null = null,
): Item[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return moments.filter((moment) => {
    const values = valuesOf(moment)
    const fits = MOMENT_GROUPS.every(
      (group) =>
        group === except ||
        choice[group].length === 0 ||
        choice[group].some((one) => values[group].includes(one)),
    )
    const text = `${moment.note} ${moment.players.join(' ')}`.toLowerCase()
    return fits && words.every((word) => text.includes(word))
  })
}

/** How many each value of a group would show with what is chosen in the others; values with none stay. */
export function countValues(
  moments: readonly FilteredMoment[],
  choice: MomentChoice,
  search: string,
  group: MomentGroup,
): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (moment: FilteredMoment, by: number) => {
    for (const value of valuesOf(moment)[group]) counts.set(value, (counts.get(value) ?? 0) + by)
  }
  for (const moment of moments) count(moment, 0)
  for (const moment of filterMoments(moments, choice, search, group)) count(moment, 1)
  return counts
}
