import { byText, compKey, isTrio } from '../catalog/comp.ts'
import type { SeriesTeam } from './series-team.ts'

export interface Adoption {
  readonly legends: readonly string[]
  /** How many teams played it, by game. */
  readonly byGame: ReadonlyMap<number, number>
  readonly total: number
}

/** The compositions that teams played most often in the series. */
export function adoptionOf(teams: readonly SeriesTeam[], count: number): Adoption[] {
  const comps = new Map<string, { legends: readonly string[]; byGame: Map<number, number> }>()
  for (const { game, legends } of teams.flatMap(({ results }) => results)) {
    if (!isTrio(legends)) continue
    const key = compKey(legends)
    const comp = comps.get(key) ?? { legends, byGame: new Map<number, number>() }
    comps.set(key, comp)
    comp.byGame.set(game, (comp.byGame.get(game) ?? 0) + 1)
  }
  return [...comps]
    .map(([key, comp]) => ({
      key,
      ...comp,
      total: [...comp.byGame.values()].reduce((a, b) => a + b, 0),
    }))
    .toSorted((a, b) => b.total - a.total || byText(a.key, b.key))
    .slice(0, count)
    .map(({ legends, byGame, total }) => ({ legends, byGame, total }))
}
