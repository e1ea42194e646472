import type { MapId } from '#domain/catalog/map.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import type { call } from '../../../shared/api/api.ts'
import type { Store } from '../../../shared/storage/store.ts'
import { countMoves, type Moves, movesOf, NO_MOVES, type UserMoves, withoutSaved } from './moves.ts'
import { resetPositions, savePositions } from './save-positions.ts'

export interface PoiEditingDeps {
  readonly store: Store<UserMoves>
  readonly call: typeof call
  readonly userId: number | undefined
  /** Positions as the page last knew them. */
  readonly cache: {
    readonly read: (map: MapId) => PoiPositions
    readonly write: (map: MapId, positions: PoiPositions) => void
    readonly clear: () => void
  }
  /** Runs the function after the page has drawn what the cache was given. */
  readonly afterCache: (run: () => void) => void
}

/** The moves of one user: change, save or reset them. */
export function createPoiEditing({
  store,
  call: callApi,
  userId,
  cache,
  afterCache,
}: PoiEditingDeps) {
  const moves = () => movesOf(store.get(), userId)
  const change = (next: Moves) => store.set({ userId, moves: next })

  return {
    moves,
    change,
    isSaved: () => countMoves(moves()) === 0,

    /** Saves map by map. A map that was saved stays saved when the next one fails. */
    save: async () => {
      const toSave = moves()
      for (const [map, positions] of Object.entries(toSave)) {
        if (Object.keys(positions).length === 0) continue
        await savePositions(callApi, map, positions, userId)
        cache.write(map, { ...cache.read(map), ...positions })
        // Removing the moves earlier would draw the POIs at their old positions for a moment.
        afterCache(() => change(withoutSaved(moves(), map, positions)))
      }
    },

    /** Puts all POIs of all maps back to their built-in positions. */
    reset: async () => {
      await resetPositions(callApi, userId)
      change(NO_MOVES)
      cache.clear()
    },
  }
}
