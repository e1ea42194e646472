import type { MapId } from '../catalog/map.ts'

/** The maps of a series' games, from game 1 on; null where it isn't known. */
export type SeriesMaps = readonly (MapId | null)[]

/** The map of the next game, and in how many of the series that began alike it followed; 0 of 0 by the usual order. */
export interface MapGuess {
  readonly map: MapId
  readonly times: number
  readonly of: number
}

/** Three finals of 2025 and 2026 (docs/formulas.md). */
const FINAL_ROTATION = 'ABCCBAABCC'
/** A match day has three games on one map, then three on another. */
const BLOCK = 3
/** Organizers change the order of maps, so the newest series say more. */
const ALIKE = 30

/**
 * A guess at the map of the game after these; null if nothing speaks for one. `past` are the maps of other series, the
 * newest first. It isn't simply the last map: after three games that is wrong in nine of ten series.
 */
export function guessNextMap(
  maps: SeriesMaps,
  past: readonly SeriesMaps[],
  isFinal: boolean,
): MapGuess | null {
  const rotated = isFinal ? inRotation(maps) : null
  return usual(rotated) ?? asInPast(maps, past) ?? usual(isFinal ? null : inBlock(maps))
}

const usual = (map: MapId | null): MapGuess | null =>
  map === null ? null : { map, times: 0, of: 0 }

/** The map that has the next place in the rotation of finals, if the games so far follow it. */
function inRotation(maps: SeriesMaps): MapId | null {
  const byLetter = new Map<string, MapId>()
  for (const [index, map] of maps.entries()) {
    const letter = FINAL_ROTATION[index]
    if (letter === undefined || map === null) return null
    if ((byLetter.get(letter) ?? map) !== map) return null
    byLetter.set(letter, map)
  }
  return byLetter.get(FINAL_ROTATION[maps.length] ?? '') ?? null
}

/** What followed most often in the newest series with the same maps; if there are none, with the same last maps. */
function asInPast(maps: SeriesMaps, past: readonly SeriesMaps[]): MapGuess | null {
  for (let from = 0; from < maps.length; from += 1) {
    const alike = past
      .filter((other) => maps.every((map, index) => index < from || other[index] === map))
      .flatMap((other) => other[maps.length] ?? [])
      .slice(0, ALIKE)
    const [most] = [...Map.groupBy(alike, (map) => map)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    )
    if (most && maps.at(-1) !== null)
      return { map: most[0], times: most[1].length, of: alike.length }
  }
  return null
}

/** The last map until its block is complete. Which map comes after it isn't known. */
function inBlock(maps: SeriesMaps): MapId | null {
  const last = maps.at(-1) ?? null
  const since = maps.findLastIndex((map) => map !== last) + 1
  const isKnown = last !== null && maps[since - 1] !== null
  return isKnown && (maps.length - since) % BLOCK !== 0 ? last : null
}
