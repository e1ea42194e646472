import { type MapForm, mapForm, POI_NAME_LENGTH } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { findPoiClash } from '#domain/catalog/map-clash.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import { schemaFaults } from '../../../shared/page/form-check.ts'
import { readPlace } from '../typed-number.ts'

type Poi = MapForm['pois'][number]

/** A POI while it is edited: its position is as typed. */
export interface PoiDraft extends Omit<Poi, 'x' | 'y'> {
  readonly left: string
  readonly top: string
  /** The name in the saved map; null for a new POI. */
  readonly former: string | null
}

/** The saved POIs where they are shown: an editor may have moved them in the POI view. */
export const toPoiDrafts = (pois: readonly Poi[], positions: PoiPositions): PoiDraft[] =>
  pois.map(({ x, y, ...poi }) => {
    const place = positions[poi.id] ?? { x, y }
    return { ...poi, left: String(place.x), top: String(place.y), former: poi.name }
  })

/** Adds a POI in the middle of the map. */
export function withNewPoi(drafts: readonly PoiDraft[]): PoiDraft[] {
  const id = 1 + Math.max(0, ...drafts.map((draft) => draft.id))
  const name = texts.newPoi(id).slice(0, POI_NAME_LENGTH)
  const place = { left: '50', top: '50' }
  return [...drafts, { id, name, ...place, spellings: [], isRemoved: false, former: null }]
}

/** A saved POI stays in the list, because past landings name it. A new one disappears. */
export const withoutPoi = (drafts: readonly PoiDraft[], id: number): PoiDraft[] =>
  drafts
    .filter((draft) => draft.id !== id || draft.former !== null)
    .map((draft) => (draft.id === id ? { ...draft, isRemoved: true } : draft))

export const changePoi = (
  drafts: readonly PoiDraft[],
  id: number,
  change: Partial<PoiDraft>,
): PoiDraft[] => drafts.map((draft) => (draft.id === id ? { ...draft, ...change } : draft))

/** What is sent, or what is wrong with it. */
export function toPois(drafts: readonly PoiDraft[]): { pois: Poi[] } | { fault: string } {
  const pois: Poi[] = []
  for (const draft of drafts) {
    const place = readPlace(draft)
    if (!place) return { fault: texts.positionRule(draft.name) }
    const { id, name, spellings, isRemoved } = draft
    pois.push({ id, name, ...place, spellings, isRemoved })
  }
  const { pois: fault } = schemaFaults(mapForm, { pois })
  if (fault !== undefined) return { fault }
  const clash = findPoiClash(pois)
  return clash ? { fault: texts.clash(clash.text, clash.taken) } : { pois }
}
