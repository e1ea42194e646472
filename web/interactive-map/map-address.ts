import {
  createSerializer,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs'
import { useCallback } from 'react'
import { MAP_IDS, type MapId } from '#domain/map/map.ts'

export const LAYERS = ['pois', 'pins', 'lootpaths'] as const
export type Layer = (typeof LAYERS)[number]

const parsers = {
  map: parseAsStringLiteral(MAP_IDS).withDefault('worldsedge'),
  layers: parseAsArrayOf(parseAsStringLiteral(LAYERS)).withDefault(['pois']),
  plan: parseAsInteger,
  shared: parseAsString,
}

const serialize = createSerializer(parsers)

/** What the address says: the map, its layers, and the plan that lies on it. */
export function useMapAddress() {
  const [{ map, layers, plan, shared }, set] = useQueryStates(parsers)

  return {
    map,
    layers,
    plan,
    shared,
    /** All of it, as the address will have it in a moment. */
    search: serialize({ map, layers, plan, shared }),
    /** A plan belongs to its map, so another map has none. */
    chooseMap: useCallback(
      (next: MapId) => void set({ map: next, plan: null, shared: null }, { history: 'push' }),
      [set],
    ),
    openPlan: useCallback(
      (next: { id: number; map: MapId } | null) =>
        void set(
          next ? { plan: next.id, map: next.map, shared: null } : { plan: null, shared: null },
          { history: 'push' },
        ),
      [set],
    ),
    showLayer: useCallback(
      (layer: Layer, isShown: boolean) =>
        void set((now) => ({
          layers: LAYERS.filter((each) => (each === layer ? isShown : now.layers.includes(each))),
        })),
      [set],
    ),
  }
}
