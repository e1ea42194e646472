import { byText, hasBanned } from './comp.ts'
import { findLegend } from './legend.ts'
import { MAP_IDS, type MapId } from './map.ts'
import { fitK, type PointSums, shrunkValue, type Value } from './value.ts'

/** The points of a composition on one map; the map is empty where the product does not have it. */
export interface CompMapSums extends PointSums {
  readonly compKey: string
  readonly map: MapId | ''
}

export interface ValuedComp {
  /** Roster names. */
  readonly comp: readonly string[]
  readonly overall: Value
  /** Null where it was never played there. */
  readonly byMap: Readonly<Record<MapId, Value | null>>
}

/** Every composition with its expected points, the best first; a map's value leans on the overall one. */
export function valueComps(sums: readonly CompMapSums[]): ValuedComp[] {
  const comps = [...Map.groupBy(sums, ({ compKey }) => compKey)].map(([compKey, rows]) => ({
    compKey,
    rows,
    whole: add(rows),
  }))
  const all = add(sums)
  const prior = all.n === 0 ? 0 : all.sum / all.n
  const k = fitK(comps.map(({ whole }) => whole))
  return comps
    .map(({ compKey, rows, whole }) => {
      const overall = shrunkValue(whole, prior, k)
      const onMap = (map: MapId) => {
        const row = rows.find((candidate) => candidate.map === map)
        return row && row.n > 0 ? shrunkValue(row, overall.value, k) : null
      }
      return { compKey, comp: namesOf(compKey), overall, byMap: perMap(onMap) }
    })
    .toSorted((a, b) => b.overall.value - a.overall.value || byText(a.compKey, b.compKey))
}

/** The best that the bans leave open. */
export function openComps(
  comps: readonly ValuedComp[],
  bans: readonly string[],
  count: number,
): ValuedComp[] {
  return comps.filter(({ comp }) => !hasBanned(comp, bans)).slice(0, count)
}

const namesOf = (compKey: string) => compKey.split('|').map((key) => findLegend(key).name)

function perMap(value: (map: MapId) => Value | null): Record<MapId, Value | null> {
  const [worldsedge, stormpoint, edistrict, brokenmoon] = MAP_IDS.map(value)
  return {
    worldsedge: worldsedge ?? null,
    stormpoint: stormpoint ?? null,
    edistrict: edistrict ?? null,
    brokenmoon: brokenmoon ?? null,
  }
}

const add = (rows: readonly PointSums[]): PointSums => ({
  n: rows.reduce((total, { n }) => total + n, 0),
  sum: rows.reduce((total, { sum }) => total + sum, 0),
  sumOfSquares: rows.reduce((total, { sumOfSquares }) => total + sumOfSquares, 0),
})
