import { byText, hasBanned, legendsOf } from '../catalog/comp.ts'
import { eachMap, type MapId } from '../catalog/map.ts'
import {
  addPoints,
  fitK,
  type PointSums,
  shrunkValue,
  type Value,
  type ValueModel,
  withinVariance,
} from './value.ts'

/** The points of a composition on one map. The map is empty if it isn't one of the product's maps. */
export interface CompMapSums extends PointSums {
  readonly compKey: string
  readonly map: MapId
}

export interface ValuedComp {
  /** In the roster's spelling. */
  readonly comp: readonly string[]
  readonly overall: Value
  /** Null if it was never played there. */
  readonly byMap: Readonly<Record<MapId, Value | null>>
}

/** Every composition with its expected points, best first. The value on a map is pulled toward the overall value. */
export function valueComps(sums: readonly CompMapSums[]): ValuedComp[] {
  const comps = [...Map.groupBy(sums, ({ compKey }) => compKey)].map(([compKey, rows]) => ({
    compKey,
    rows,
    whole: addPoints(rows),
  }))
  const { prior, k, within } = modelOf(comps.map(({ whole }) => whole))
  return comps
    .map(({ compKey, rows, whole }) => {
      const overall = shrunkValue(whole, prior, k, within)
      const onMap = (map: MapId) => {
        const row = rows.find((candidate) => candidate.map === map)
        return row && row.n > 0 ? shrunkValue(row, overall.value, k, within) : null
      }
      return { compKey, comp: legendsOf(compKey), overall, byMap: eachMap(onMap) }
    })
    .toSorted((a, b) => b.overall.value - a.overall.value || byText(a.compKey, b.compKey))
}

/** Statistics over all games, to explain how a value is calculated. */
export const valueModel = (sums: readonly CompMapSums[]): ValueModel =>
  modelOf([...Map.groupBy(sums, ({ compKey }) => compKey).values()].map(addPoints))

function modelOf(comps: readonly PointSums[]): ValueModel {
  const { n, sum } = addPoints(comps)
  return { prior: n === 0 ? 0 : sum / n, k: fitK(comps), within: withinVariance(comps) }
}

/** The best compositions without banned legends. */
export function openComps<Comp extends { readonly comp: readonly string[] }>(
  comps: readonly Comp[],
  bans: readonly string[],
  count: number,
): Comp[] {
  return comps.filter(({ comp }) => !hasBanned(comp, bans)).slice(0, count)
}
