import type { SavedMap } from '#contract/catalog/map.ts'
import { type MapForm, mapForm } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { SHIPPED_CALIBRATIONS } from '#domain/map/calibration.ts'
import { findMapClash } from '#domain/catalog/map-clash.ts'
import { isShippedMap, SHIPPED_MAPS } from '#domain/catalog/shipped-maps.ts'
import { type Faults, schemaFaults } from '../../shared/page/form-check.ts'

/** Name, spellings and picture of a map while they are edited. */
export interface MapDraft {
  readonly name: string
  /** Separated by commas. */
  readonly spellings: string
  readonly picture: string | null
}

export const NEW_MAP: MapForm = {
  name: '',
  spellings: [],
  picture: null,
  calibration: null,
  pois: [],
  isRetired: false,
}

export const toMapDraft = ({ name, spellings, picture }: MapForm): MapDraft => ({
  name,
  spellings: spellings.join(', '),
  picture,
})

/** What is sent. A calibration belongs to its picture, so another picture has none, and the built-in one its own. */
export function toMapForm(draft: MapDraft, before: MapForm): MapForm {
  const shipped = SHIPPED_MAPS.find(({ name }) => name === before.name)?.id
  const builtIn = shipped && isShippedMap(shipped) ? SHIPPED_CALIBRATIONS[shipped] : null
  return {
    ...before,
    name: draft.name,
    spellings: draft.spellings.split(',').flatMap((text) => text.trim() || []),
    picture: draft.picture,
    calibration:
      draft.picture === before.picture
        ? before.calibration
        : draft.picture === null
          ? builtIn
          : null,
  }
}

/** What the schema and the other maps say about a form, by field. `id` is null for a new map. */
export function mapFaults(form: MapForm, id: string | null, saved: readonly SavedMap[]): Faults {
  const faults = schemaFaults(mapForm, form)
  if (Object.keys(faults).length > 0) return faults
  const clash = findMapClash({ ...form, id: id ?? '' }, saved)
  if (!clash) return {}
  return {
    [clash.text === form.name ? 'name' : 'spellings']: texts.clash(clash.text, clash.taken),
  }
}
