import { byText, legendsOf } from '../catalog/comp.ts'
import { eachMap, type MapId } from '../catalog/map.ts'
import { poiName } from '../catalog/poi.ts'
import type { Sums } from '../stats/sums.ts'
import { DEFAULT_K, shrunkValue, type Value } from '../regular/value.ts'

export interface PoiSums {
  readonly map: MapId
  readonly poiId: number
  /** Empty if the trio was incomplete. */
  readonly compKey: string
  readonly games: number
  readonly scoredGames: number
  readonly points: number
  readonly pointsSquared: number
  readonly kills: number
  readonly wins: number
  /** How many of the games have a landing that was added by hand. */
  readonly handGames: number
  /** How many of them have one from live data. */
  readonly liveGames: number
  /** How many of them have one from a POI draft only. */
  readonly draftedGames: number
}

interface Figures {
  totalGames: number
  totalPoints: number
  wins: number
  avgPoints: number
  winRate: number
  /** The sums behind the average points. */
  points: Sums
}

export interface PoiComp extends Figures {
  comp: string[]
  totalKills: number
}

export interface PoiStatistic extends Figures {
  poiName: string
  /** How many of the games have a landing that was added by hand. */
  handGames: number
  /** How many of them have one from live data. */
  liveGames: number
  /** How many of them have one from a POI draft only. */
  draftedGames: number
  comps: PoiComp[]
}

/** What teams scored from each POI of each map. Compositions by win rate, then by average points. */
export function poiStatistics(
  sums: readonly PoiSums[],
): Record<MapId, Record<string, PoiStatistic>> {
  const byMap = Map.groupBy(sums, ({ map }) => map)
  return eachMap((map) => ofMap(map, byMap.get(map) ?? []))
}

function ofMap(map: MapId, sums: readonly PoiSums[]): Record<string, PoiStatistic> {
  return Object.fromEntries(
    [...Map.groupBy(sums, ({ poiId }) => poiId)].map(([poiId, rows]) => [
      String(poiId),
      {
        poiName: poiName(map, poiId),
        ...figures(rows),
        handGames: rows.reduce((sum, row) => sum + row.handGames, 0),
        liveGames: rows.reduce((sum, row) => sum + row.liveGames, 0),
        draftedGames: rows.reduce((sum, row) => sum + row.draftedGames, 0),
        comps: rows
          .filter(({ compKey }) => compKey !== '')
          .map(describeComp)
          .toSorted(byMerit),
      },
    ]),
  )
}

const describeComp = (row: PoiSums): PoiComp => ({
  comp: legendsOf(row.compKey),
  totalKills: row.kills,
  ...figures([row]),
})

function figures(rows: readonly PoiSums[]): Figures {
  const total = (pick: (row: PoiSums) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
  const totalGames = total((row) => row.games)
  const wins = total((row) => row.wins)
  const points = {
    n: total((row) => row.scoredGames),
    sum: total((row) => row.points),
    sumOfSquares: total((row) => row.pointsSquared),
  }
  return {
    totalGames,
    totalPoints: points.sum,
    wins,
    avgPoints: points.n === 0 ? 0 : points.sum / points.n,
    winRate: totalGames === 0 ? 0 : wins / totalGames,
    points,
  }
}

const byMerit = (a: PoiComp, b: PoiComp) =>
  b.winRate - a.winRate || b.avgPoints - a.avgPoints || byText(a.comp.join(), b.comp.join())

/** Points per game, pulled toward the POI's average: a few lucky games count little. */
export const poiCompValue = (poi: PoiStatistic, comp: PoiComp): Value =>
  shrunkValue(comp.points, poi.avgPoints, DEFAULT_K)

/** The compositions to show first: by value, then win rate, then games. */
export function topCompsAtPoi(poi: PoiStatistic, count: number): PoiComp[] {
  return poi.comps
    .map((comp) => ({ comp, value: poiCompValue(poi, comp).value }))
    .toSorted(
      (a, b) =>
        b.value - a.value ||
        b.comp.winRate - a.comp.winRate ||
        b.comp.totalGames - a.comp.totalGames ||
        byText(a.comp.comp.join(), b.comp.comp.join()),
    )
    .slice(0, count)
    .map(({ comp }) => comp)
}
