import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { LootpathFile } from '#contract/map/lootpath.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import type { MapPoi } from '#domain/catalog/map-entry.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { gridCell, type MapPosition } from '#domain/map/map-position.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import { findPoiAmong } from '#domain/catalog/poi.ts'
import { viewPath } from '../../../shared/address/view-path.ts'

/** A marker that comes from another view. */
export interface MapMark {
  readonly key: string
  readonly kind: 'picture' | 'video' | 'lootpath'
  readonly name: string
  readonly place: MapPosition
  /** For a lootpath: its POI. */
  readonly poi: number | null
  readonly picture: string | null
  /** Link to the view it comes from. */
  readonly link: string
}

export const pinMarks = (pins: readonly PinMarker[]): MapMark[] =>
  pins.map((pin) => ({
    key: `pin-${pin.id}`,
    kind: pin.type,
    name: pin.title || texts.pin(pin.type, gridCell(pin)),
    place: { x: pin.x, y: pin.y },
    poi: null,
    picture: pin.imageUrl,
    link: viewPath('pin_map', { map: pin.map, pin: String(pin.id) }),
  }))

/** A lootpath is placed at the POI with the same name. Without such a POI it isn't shown. */
export function lootpathMarks(
  map: MapId,
  pois: readonly MapPoi[],
  files: readonly LootpathFile[],
  moved: PoiPositions,
): MapMark[] {
  return files.flatMap((file) => {
    const poi = file.map === map ? findPoiAmong(map, pois, file.name) : null
    if (!poi) return []
    return {
      key: `lootpath-${file.id}`,
      kind: 'lootpath' as const,
      name: texts.lootpath(file.name),
      place: moved[poi.id] ?? { x: poi.x, y: poi.y },
      poi: poi.id,
      picture: file.path,
      link: viewPath('lootpath', { map, location: file.location }),
    }
  })
}
