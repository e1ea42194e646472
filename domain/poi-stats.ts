import { byText } from './comp.ts'
import { MAPS } from './data/pois.ts'
import { findLegend } from './legend.ts'
import { MAP_IDS, type MapId } from './map.ts'

export interface PoiSums {
  readonly map: MapId
  readonly poiId: number
  /** Empty where the trio was not complete. */
  readonly compKey: string
  readonly games: number
  readonly points: number
  readonly kills: number
  readonly wins: number
}

interface Figures {
  totalGames: number
  totalPoints: number
  wins: number
  avgPoints: number
  winRate: number
}

export interface PoiStatistic extends Figures {
  poiName: string
  comps: (Figures & { comp: string[]; totalKills: number })[]
}

/** Per map and POI what teams scored from there; compositions by win rate, then by average points. */
export function poiStatistics(
  sums: readonly PoiSums[],
): Record<MapId, Record<string, PoiStatistic>> {
  const byMap = Map.groupBy(sums, ({ map }) => map)
  const entries = MAP_IDS.map((map) => [map, ofMap(map, byMap.get(map) ?? [])] as const)
  return {
    worldsedge: {},
    stormpoint: {},
    edistrict: {},
    brokenmoon: {},
    ...Object.fromEntries(entries),
  }
}

function ofMap(map: MapId, sums: readonly PoiSums[]): Record<string, PoiStatistic> {
  const names = MAPS.find(({ id }) => id === map)?.pois ?? []
  return Object.fromEntries(
    [...Map.groupBy(sums, ({ poiId }) => poiId)].map(([poiId, rows]) => [
      String(poiId),
      {
        poiName: names.find(({ id }) => id === poiId)?.name ?? String(poiId),
        ...figures(rows),
        comps: rows
          .filter(({ compKey }) => compKey !== '')
          .map(describeComp)
          .toSorted(byMerit),
      },
    ]),
  )
}

const describeComp = (row: PoiSums) => ({
  comp: row.compKey.split('|').map((key) => findLegend(key).name),
  totalKills: row.kills,
  ...figures([row]),
})

function figures(rows: readonly PoiSums[]): Figures {
  const total = (pick: (row: PoiSums) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  const totalGames = total((row) => row.games)
  const totalPoints = total((row) => row.points)
  const wins = total((row) => row.wins)
  const share = (part: number) => (totalGames === 0 ? 0 : part / totalGames)
  return { totalGames, totalPoints, wins, avgPoints: share(totalPoints), winRate: share(wins) }
}

type Described = ReturnType<typeof describeComp>

const byMerit = (a: Described, b: Described) =>
  b.winRate - a.winRate || b.avgPoints - a.avgPoints || byText(a.comp.join(), b.comp.join())
