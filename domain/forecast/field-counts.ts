import { type CompSpace, legendsOfComp } from './comp-space.ts'
import type { FieldGame } from './history.ts'

/** In how many rows of a field a composition was allowed, and in how many of those it was played. */
export type FieldCounts = (comp: number) => { games: number; of: number }

/** Counts games once, so that each composition costs no more in a large archive than its different bans. */
export function countField(space: CompSpace, games: readonly FieldGame[]): FieldCounts {
  const isAllowed = (comp: number, bans: readonly number[]) =>
    !legendsOfComp(space, comp).some((legend) => bans.includes(legend))
  const played = new Uint32Array(space.size)
  for (const { rows, bans } of games) {
    for (const { comp } of rows) if (isAllowed(comp, bans)) played[comp] = (played[comp] ?? 0) + 1
  }
  const sameBans = Map.groupBy(games, ({ bans }) => bans.toSorted((a, b) => a - b).join())
  const lobbies = [...sameBans.values()].map((own) => ({
    bans: own[0]?.bans ?? [],
    rows: own.reduce((sum, { rows }) => sum + rows.length, 0),
  }))
  return (comp) => ({
    games: played[comp] ?? 0,
    of: lobbies.reduce((sum, { bans, rows }) => sum + (isAllowed(comp, bans) ? rows : 0), 0),
  })
}
