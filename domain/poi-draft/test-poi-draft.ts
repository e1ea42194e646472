import type { MapEntry } from '../catalog/map-entry.ts'
import type { MapId } from '../catalog/map.ts'
import { decidePoiDraft, type PoiDraftOperation } from './decide-poi-draft.ts'
import { clockOf } from './pick-order.ts'
import { newPoiDraft, type PoiDraftState, type PoiDraftSetup } from './poi-draft.ts'

/** A map whose POIs have the ids 1 to `count`. */
export const smallMap = (id: MapId, count: number): MapEntry => ({
  id,
  name: id,
  spellings: [],
  picture: null,
  calibration: null,
  pois: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${id} ${index + 1}`,
    x: 50,
    y: 50,
    spellings: [],
    isRemoved: false,
  })),
  isRetired: false,
})

export const testPoiDraft = (
  teams: readonly string[],
  changes: Partial<PoiDraftSetup> = {},
): PoiDraftState =>
  newPoiDraft({
    name: 'Week 3',
    maps: ['stormpoint', 'worldsedge'],
    teams,
    mode: 'snake',
    turns: [],
    allowSharing: false,
    team: null,
    series: null,
    ...changes,
  })

export const decideForTest = (draft: PoiDraftState, operation: PoiDraftOperation, version = 1) =>
  decidePoiDraft(draft, operation, {
    version,
    by: 'mika',
    at: 0,
    seed: 7,
    isSpot: (_, poi) => poi >= 1 && poi <= 22,
  })

/** The draft after these claims, such as `stormpoint 3`, in the order of the picks. */
export function afterClaims(draft: PoiDraftState, ...claims: readonly string[]): PoiDraftState {
  return claims.reduce((now, text) => {
    const [map = '', poi = '0'] = text.split(' ')
    const pick = clockOf(now)?.number ?? 0
    const next = decideForTest(now, { type: 'claim', pick, map, poi: Number(poi) })
    if (typeof next === 'string') throw new Error(`${text}: ${next}`)
    return next
  }, draft)
}
