import * as z from 'zod/mini'
import { findUnknownPoi } from '#domain/map/poi-position.ts'
import { done, percentOfMap, text } from '../base/field.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { poiEditMessages as texts } from './poi-edit.texts.ts'
import { route } from '../base/route.ts'

/** POI ids and their positions, in percent of the square map. */
const positions = z.record(text(20), z.object({ x: percentOfMap, y: percentOfMap }))

const storedPositions = z.record(z.string(), z.object({ x: z.number(), y: z.number() }))

/** Clients of the older API name a user, but the positions are the same for everyone. */
const user = text(100)

export const getPoiPositions = route({
  method: 'GET',
  path: '/api/file/poi_excel_positions/data/:mapId',
  access: 'public',
  summary: 'Get the POI positions of a map.',
  input: z.object({ mapId }),
  output: z.object({ success: z.literal(true), positions: storedPositions }),
})

export const savePoiPositions = route({
  method: 'POST',
  path: '/api/file/poi_excel_positions/data/:mapId',
  access: 'poi.manage',
  summary: 'Move POIs. A POI moved to its default position follows the default again.',
  input: z
    .object({
      mapId,
      positions,
      /** The POIs as the client has them. Ignored, because names and ids come from us. */
      poiData: z.optional(z.unknown()),
    })
    .check(
      z.refine((input) => findUnknownPoi(input.mapId, input.positions) === null, texts.unknownPoi),
    ),
  output: done,
})

export const getAllPoiPositions = route({
  method: 'GET',
  path: '/api/poi_positions/data',
  access: 'public',
  summary: 'Get the POI positions of all maps.',
  input: z.object({ user_id: z.optional(user) }),
  output: z.object({ positions: z.record(answeredMap, storedPositions) }),
})

const perMap = z
  .record(mapId, positions)
  .check(
    z.refine(
      (maps) => Object.entries(maps).every(([map, moved]) => findUnknownPoi(map, moved) === null),
      texts.unknownPoi,
    ),
  )

export const saveAllPoiPositions = route({
  method: 'POST',
  path: '/api/poi_positions/data',
  access: 'poi.manage',
  summary: 'Move POIs on several maps. Null resets all of them.',
  input: z.object({
    userId: z.optional(z.union([user, z.int()])),
    positions: z.nullable(perMap),
  }),
  output: done,
})
