import { useState } from 'react'
import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { gridCell, type MapPosition, mapPositionOf } from '#domain/map/map-position.ts'
import type { useMapAddress } from '../map-address.ts'
import { type PlacedRing, placeRing, readPlacement, writePlacement } from './ring-placement.ts'

const MIDDLE: MapPosition = { x: 50, y: 50 }

export type RingTool = ReturnType<typeof useRingTool>

/** Placing rings by pointer and keyboard. The rings are part of the address, so links show them. */
export function useRingTool(
  map: MapId,
  address: ReturnType<typeof useMapAddress>,
  announce: (text: string) => void,
) {
  const [chosen, choose] = useState<PlacedRing>(2)
  const [cursor, setCursor] = useState(MIDDLE)
  const [showsAll, setShowsAll] = useState(false)
  const [isShown, setIsShown] = useState(true)
  const placement = readPlacement(map, address.rings)
  /** The ring that the next press sets. */
  const active: PlacedRing = placement.ring1 ? chosen : 1
  const placed = active === 1 ? placement.ring1 : placement.ring2

  const set = (at: MapPosition) => {
    const next = placeRing(map, placement, active, at)
    const own = (active === 1 ? next.ring1 : next.ring2) ?? at
    address.setRings(writePlacement(next))
    announce(texts.placed(active, gridCell(own)))
    return own
  }

  return {
    map,
    placement,
    active,
    cursor,
    showsAll,
    setShowsAll,
    /** Whether the rings are on the map. What is placed stays when they are hidden. */
    isShown,
    setIsShown,
    excluded: address.excluded,
    exclude: address.exclude,
    /** Sets the active ring, or puts it at the cursor. After ring 1 comes ring 2. */
    place: (at: MapPosition = cursor) => {
      setCursor(set(at))
      choose(2)
      setIsShown(true)
    },
    choose: (ring: PlacedRing) => {
      choose(ring)
      announce(texts.moving(ring))
    },
    /** Moves the active ring, or the cursor while that ring isn't placed. */
    nudge: (right: number, down: number): MapPosition => {
      const from = placed ?? cursor
      const next = mapPositionOf(from.x + right, from.y + down)
      if (placed) return set(next)
      setCursor(next)
      if (gridCell(next) !== gridCell(from)) announce(gridCell(next))
      return next
    },
    isPlaced: placed !== null,
    clear: () => {
      address.setRings(null)
      choose(2)
      announce(texts.cleared)
    },
  }
}
