import type { MapId } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { isSamePosition, type PoiPositions } from '#domain/map/poi-position.ts'

/** POIs that were moved but not saved, by map. */
export type Moves = Readonly<Record<MapId, PoiPositions>>

/** The moves of one user. */
export interface UserMoves {
  readonly userId: number | undefined
  readonly moves: Moves
}

export const NO_MOVES: Moves = {}

/** No user takes over the moves of another. */
export const movesOf = (stored: UserMoves, userId: number | undefined): Moves =>
  stored.userId === userId ? stored.moves : NO_MOVES

/** A POI that is back at its saved position has not moved. */
export function withMove(
  moves: Moves,
  map: MapId,
  id: number,
  { from, to }: { from: MapPosition | undefined; to: MapPosition },
): Moves {
  const { [id]: _, ...others } = moves[map] ?? {}
  return { ...moves, [map]: isSamePosition(from, to) ? others : { ...others, [id]: to } }
}

/** What is left to save after these positions of a map were saved: the user may have moved more meanwhile. */
export function withoutSaved(moves: Moves, map: MapId, saved: PoiPositions): Moves {
  const left = Object.entries(moves[map] ?? {}).filter(
    ([id, position]) => !isSamePosition(saved[Number(id)], position),
  )
  return { ...moves, [map]: Object.fromEntries(left) }
}

export const countMoves = (moves: Moves) =>
  Object.values(moves).reduce((sum, positions) => sum + Object.keys(positions).length, 0)
