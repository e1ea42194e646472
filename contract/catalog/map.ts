import * as z from 'zod/mini'
import type { MapEntry } from '#domain/catalog/map-entry.ts'
import { isMap } from '#domain/catalog/map.ts'
import { text } from '../base/field.ts'
import { messages } from '../base/texts.ts'

export const MAP_NAME_LENGTH = 40

/** A map in a request: one of the specification's or one that an administrator added. */
export const mapId = text(MAP_NAME_LENGTH).check(z.refine(isMap, messages.filters.unknownMap))

/** A map in an answer. A page can get it before it has loaded the maps. */
export const answeredMap = z.string()

const poi = z.object({
  id: z.int(),
  name: z.string(),
  /** Percent of the square picture, from the left and from the top. */
  x: z.number(),
  y: z.number(),
  spellings: z.array(z.string()),
  /** No longer on the map, but past landings name it. */
  isRemoved: z.boolean(),
})

/** A map that an administrator added or edited. */
export const savedMap = z.object({
  id: z.string(),
  name: z.string(),
  spellings: z.array(z.string()),
  /** The name of an uploaded picture; null for the built-in one. */
  picture: z.nullable(z.string()),
  /** World units; null until the map is calibrated. */
  calibration: z.nullable(
    z.object({ width: z.number(), centerX: z.number(), centerY: z.number() }),
  ),
  pois: z.array(poi),
  /** No longer offered; past games keep it. */
  isRetired: z.boolean(),
  version: z.int(),
})
export type SavedMap = z.infer<typeof savedMap>

export function toMapEntry(map: SavedMap): MapEntry {
  const { version: _, ...entry } = map
  return entry
}
