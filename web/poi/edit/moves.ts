import type { MapId } from '#domain/map/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { isSamePosition, type PoiPositions } from '#domain/map/poi-position.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { createStore, useStore } from '../../shared/storage/store.ts'

/** POIs that were moved and not saved, by map. */
export type Moves = Readonly<Partial<Record<MapId, PoiPositions>>>

const NONE: Moves = {}

/** Outlives the view: who looks at another one in between finds the moves again. */
const store = createStore<{ readonly by: number | undefined; readonly moves: Moves }>({
  by: undefined,
  moves: NONE,
})

/** The moves of whoever is logged in; nobody takes over somebody else's. */
export function useMoves(): Moves {
  const userId = useSession().user?.id
  const { by, moves } = useStore(store)
  return by === userId ? moves : NONE
}

export const movesOf = (userId: number | undefined): Moves => {
  const { by, moves } = store.get()
  return by === userId ? moves : NONE
}

export function storeMoves(by: number | undefined, moves: Moves) {
  store.set({ by, moves })
}

/** A POI that is back where it is saved has not moved. */
export function withMove(
  moves: Moves,
  map: MapId,
  id: number,
  { from, to }: { from: MapPosition | undefined; to: MapPosition },
): Moves {
  const { [id]: _, ...others } = moves[map] ?? {}
  return { ...moves, [map]: isSamePosition(from, to) ? others : { ...others, [id]: to } }
}

/** What is left of the moves once these of a map are saved: who went on moving has more to save. */
export function withoutSaved(moves: Moves, map: MapId, saved: PoiPositions): Moves {
  const left = Object.entries(moves[map] ?? {}).filter(
    ([id, place]) => !isSamePosition(saved[Number(id)], place),
  )
  return { ...moves, [map]: Object.fromEntries(left) }
}

export const countMoves = (moves: Moves) =>
  Object.values(moves).reduce((sum, positions) => sum + Object.keys(positions).length, 0)
