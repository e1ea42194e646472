import {
  createSerializer,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs'
import { useCallback } from 'react'
import type { MapId } from '#domain/map/map.ts'
import { parseAsMap, useChosenMap } from '../shared/map/chosen-map.ts'

export const LAYERS = ['pois', 'pins', 'lootpaths'] as const
export type Layer = (typeof LAYERS)[number]

const parsers = {
  map: parseAsMap.withDefault('worldsedge'),
  layers: parseAsArrayOf(parseAsStringLiteral(LAYERS)).withDefault(['pois']),
  plan: parseAsInteger,
  shared: parseAsString,
}

const serialize = createSerializer(parsers)

/** The URL state: the map, its layers and the open plan. */
export function useMapAddress() {
  const [{ map: asked, layers, plan, shared }, set] = useQueryStates(parsers)
  const map = useChosenMap(asked, 'worldsedge')

  return {
    map,
    layers,
    plan,
    shared,
    /** The whole state as a query string; the URL itself updates a moment later. */
    search: serialize({ map: asked, layers, plan, shared }),
    /** Closes the open plan, because a plan belongs to one map. */
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
