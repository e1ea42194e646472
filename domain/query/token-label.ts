import { legendsOf } from '../catalog/comp.ts'
import { findLegend } from '../catalog/legend.ts'
import { mapName } from '../catalog/map.ts'
import { poiName } from '../catalog/poi.ts'

/** `Ash, Alter, Wattson`. */
export const compLabel = (key: string): string =>
  legendsOf(key)
    .map((legend) => findLegend(legend).label)
    .join(', ')

/** `Bean, Storm Point` for `stormpoint/6`. */
export function poiLabel(value: string): string {
  const [map = '', id = ''] = value.split('/')
  return `${poiName(map, Number(id))}, ${mapName(map)}`
}
