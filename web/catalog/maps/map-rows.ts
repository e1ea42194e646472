import type { SavedMap } from '#contract/catalog/map.ts'
import type { MapForm } from '#contract/catalog/map-admin.ts'
import { calibrationOf } from '#domain/map/calibration.ts'
import { allMaps, type GameMap } from '#domain/catalog/map.ts'
import { shippedPoisOf } from '#domain/catalog/poi.ts'
import { isShippedMap } from '#domain/catalog/shipped-maps.ts'

/** A map as the table shows it and the dialogs edit it. */
export interface MapRow {
  readonly map: GameMap
  readonly form: MapForm
  /** 0 for a map that no one has edited. */
  readonly version: number
  readonly origin: 'added' | 'edited' | 'shipped'
}

/** Every map, those of the specification first. `saved` are those that administrators added or edited. */
export function mapRows(saved: readonly SavedMap[]): MapRow[] {
  const byId = new Map(saved.map((map) => [map.id, map]))
  return allMaps().map((map) => {
    const known = byId.get(map.id)
    return {
      map,
      form: known ? formOf(known) : shippedForm(map),
      version: known?.version ?? 0,
      origin: isShippedMap(map.id) ? (known ? 'edited' : 'shipped') : 'added',
    }
  })
}

function formOf(map: SavedMap): MapForm {
  const { id: _, version: __, ...form } = map
  return form
}

const shippedForm = ({ id, name }: GameMap): MapForm => ({
  name,
  spellings: [],
  picture: null,
  calibration: calibrationOf(id),
  pois: shippedPoisOf(id).map((poi) => ({ ...poi, spellings: [...poi.spellings] })),
  isRetired: false,
})

/** POIs that are on the map. */
export const countPois = ({ form }: MapRow): number =>
  form.pois.filter(({ isRemoved }) => !isRemoved).length
