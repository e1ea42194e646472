import type { MapId } from '../catalog/map.ts'
import { gamePoints } from '../archive/score.ts'

export const RESULT_LIMITS = { place: 20, kills: 60, points: 100 } as const

/** How a game of the draft went for our team, as far as it is known. */
export interface DraftResult {
  readonly map: MapId | null
  readonly place: number | null
  readonly kills: number | null
  readonly points: number | null
}

export interface ResultSources {
  /** By hand. */
  readonly entered: DraftResult | null
  readonly archive: DraftResult | null
}

export interface CombinedResult extends DraftResult {
  /** Where its values come from; null if none is known. */
  readonly source: 'hand' | 'archive' | 'both' | null
}

const NONE: DraftResult = { map: null, place: null, kills: null, points: null }

/** Values entered by hand win. Points that no one entered follow from place and kills if one of them was. */
export function combineResult({ entered, archive }: ResultSources): CombinedResult {
  const [own, found] = [entered ?? NONE, archive ?? NONE]
  const [place, kills] = [own.place ?? found.place, own.kills ?? found.kills]
  const isScoreEntered = own.place !== null || own.kills !== null
  const points = own.points ?? (isScoreEntered ? scoreOf(place, kills) : found.points)
  const fromArchive = [
    own.map === null && found.map !== null,
    own.place === null && found.place !== null,
    own.kills === null && found.kills !== null,
    own.points === null && !isScoreEntered && found.points !== null,
  ]
  const [hasOwn, hasFound] = [!isEmptyResult(own), fromArchive.includes(true)]
  const source = hasOwn && hasFound ? 'both' : hasOwn ? 'hand' : hasFound ? 'archive' : null
  return { map: own.map ?? found.map, place, kills, points, source }
}

export const isEmptyResult = ({ map, place, kills, points }: DraftResult) =>
  [map, place, kills, points].every((value) => value === null)

/** The points of all games; null if none is known. */
export function totalPoints(results: readonly Pick<DraftResult, 'points'>[]): number | null {
  const known = results.flatMap(({ points }) => points ?? [])
  return known.length === 0 ? null : known.reduce((sum, points) => sum + points)
}

const scoreOf = (place: number | null, kills: number | null) =>
  place === null || kills === null ? null : gamePoints(place, kills)
