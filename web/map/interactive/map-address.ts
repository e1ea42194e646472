import {
  parseAsArrayOf,
  parseAsFloat,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { useCallback } from 'react'
import { changeQuery } from '../../shared/address/query-values.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { parseAsMap, useSharedMap } from '../../shared/map/chosen-map.ts'
import { RING_SECTIONS, type RingSection } from '#domain/map/ring/ring-section.ts'

export const LAYERS = ['pois', 'pins', 'lootpaths'] as const
export type Layer = (typeof LAYERS)[number]

const parsers = {
  map: parseAsMap,
  layers: parseAsArrayOf(parseAsStringLiteral(LAYERS)).withDefault(['pois']),
  plan: parseAsInteger,
  shared: parseAsString,
  /** The link of a plan that people draw in together. */
  draw: parseAsString,
  /** Centers of ring 1 and ring 2, in percent. */
  rings: parseAsArrayOf(parseAsFloat),
  excluded: parseAsArrayOf(parseAsStringLiteral(RING_SECTIONS)).withDefault([]),
  /** What the page begins with. It isn't part of links. */
  tool: parseAsStringLiteral(['rings'] as const),
}

const NO_PLAN = { plan: null, shared: null, draw: null }
/** Rings belong to one map. */
const NO_RINGS = { rings: null, excluded: null }

/** The URL state: the map, its layers, the open plan and the placed rings. */
export function useMapAddress() {
  const [{ map: asked, layers, plan, shared, draw, rings, excluded, tool }, set] =
    useQueryStates(parsers)
  const map = useSharedMap(asked)

  return {
    map,
    layers,
    plan,
    shared,
    draw,
    rings,
    excluded,
    startsWithRings: tool === 'rings' || rings !== null,
    /** The whole state as a query string; the URL itself updates a moment later. */
    search: changeQuery('', parsers, { map: asked, layers, plan, shared, draw, rings, excluded }),
    /** Closes the open plan, because a plan belongs to one map. */
    chooseMap: useCallback(
      (next: MapId) => set({ map: next, ...NO_PLAN, ...NO_RINGS }, { history: 'push' }),
      [set],
    ),
    openPlan: useCallback(
      (next: { id: number; map: MapId } | null) =>
        set(next ? { ...NO_PLAN, plan: next.id, map: next.map, ...NO_RINGS } : NO_PLAN, {
          history: 'push',
        }),
      [set],
    ),
    showLayer: useCallback(
      (layer: Layer, isShown: boolean) =>
        set((now) => ({
          layers: LAYERS.filter((each) => (each === layer ? isShown : now.layers.includes(each))),
        })),
      [set],
    ),
    setRings: useCallback((next: number[] | null) => set({ rings: next }), [set]),
    exclude: useCallback(
      (section: RingSection, isExcluded: boolean) =>
        set((now) => ({
          excluded: RING_SECTIONS.filter((each) =>
            each === section ? isExcluded : now.excluded.includes(each),
          ),
        })),
      [set],
    ),
  }
}
