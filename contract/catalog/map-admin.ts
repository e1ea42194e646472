import * as z from 'zod/mini'
import { QUOTAS } from '#domain/account/quota.ts'
import { MAX_WORLD_WIDTH, MIN_WORLD_WIDTH } from '#domain/map/calibration.ts'
import { foldMap, foldSpelling, MAX_POI_SPELLINGS } from '#domain/catalog/map-entry.ts'
import { foldPoi } from '#domain/catalog/poi.ts'
import { done, percentOfMap, text, whole, wholeNumber } from '../base/field.ts'
import { MAP_NAME_LENGTH, mapId } from './map.ts'
import { mapAdminMessages as texts } from './map-admin.texts.ts'
import { quotaMessages } from '../base/quota.texts.ts'
import { pictureName } from './picture.ts'
import { route } from '../base/route.ts'

const MAP_SPELLING_LENGTH = 60
const MAX_MAP_SPELLINGS = 20
export const POI_NAME_LENGTH = 40
export const MAX_WORLD_COORDINATE = 1_000_000

/** Addresses have these words in place of a map. */
const RESERVED = ['all', 'overall']

const plain = (longest: number) =>
  z.string().check(
    whole,
    z.overwrite((value) => value.trim().replaceAll(/\s+/g, ' ')),
    z.minLength(1, texts.required),
    z.maxLength(longest, texts.tooLong(longest)),
  )

const name = plain(MAP_NAME_LENGTH).check(
  z.regex(/^[A-Za-z][A-Za-z0-9'’. -]*$/, texts.nameRule),
  z.refine((value) => !RESERVED.includes(foldMap(value)), texts.nameReserved),
)

const distinct = (fold: (value: string) => string) =>
  z.refine<string[]>(
    (values) => new Set(values.map(fold)).size === values.length,
    texts.spellingTwice,
  )

const spellings = z
  .array(
    text(MAP_SPELLING_LENGTH).check(
      whole,
      z.trim(),
      z.refine((value) => foldMap(value) !== '', texts.spellingRule),
    ),
  )
  .check(
    z.maxLength(MAX_MAP_SPELLINGS, texts.manySpellings(MAX_MAP_SPELLINGS)),
    distinct(foldSpelling),
  )

const poiText = plain(POI_NAME_LENGTH).check(
  z.refine((value) => foldPoi(value) !== '', texts.poiNameRule),
)

const mapPoi = z.object({
  id: wholeNumber(1, 100_000),
  name: poiText,
  x: percentOfMap,
  y: percentOfMap,
  spellings: z.array(poiText).check(z.maxLength(MAX_POI_SPELLINGS)),
  isRemoved: z.boolean(),
})

const pois = z.array(mapPoi).check(
  z.maxLength(QUOTAS.poisPerMap, quotaMessages.poisPerMap),
  z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, texts.poiTwice),
)

const coordinate = z
  .number()
  .check(z.minimum(-MAX_WORLD_COORDINATE), z.maximum(MAX_WORLD_COORDINATE))

const calibration = z.object({
  width: z.number().check(z.minimum(MIN_WORLD_WIDTH), z.maximum(MAX_WORLD_WIDTH)),
  centerX: coordinate,
  centerY: coordinate,
})

/** What an administrator fills in. */
const fields = {
  name,
  spellings,
  picture: z.nullable(pictureName),
  calibration: z.nullable(calibration),
  pois,
  isRetired: z.boolean(),
}
export const mapForm = z.object(fields)
export type MapForm = z.output<typeof mapForm>

const map = text(MAP_NAME_LENGTH)
/** The version of the map that the administrator saw; 0 for one of the specification that no one has edited. */
const version = wholeNumber(0, 2_147_483_647)

export const addMap = route({
  method: 'POST',
  path: '/api/admin/maps',
  access: 'maps.manage',
  summary:
    'Add a map. Games that were imported under one of its names move to it. Its ID is created from the name.',
  input: mapForm,
  output: done,
})

export const editMap = route({
  method: 'PUT',
  path: '/api/admin/maps/:map',
  access: 'maps.manage',
  summary:
    'Edit a map. Send all of its POIs, also removed ones. Returns 409 if it has changed since the version you send.',
  input: z.object({ map, version, ...fields }),
  output: done,
})

export const deleteMap = route({
  method: 'DELETE',
  path: '/api/admin/maps/:map',
  access: 'maps.manage',
  summary: 'Delete an added map that no game, plan, marker, note or lootpath uses.',
  input: z.object({ map, version }),
  output: done,
})

export const countLandings = route({
  method: 'GET',
  path: '/api/admin/maps/:map/landings',
  access: 'maps.manage',
  summary: 'Count the landings at each POI of a map.',
  input: z.object({ map: mapId }),
  output: z.object({ landings: z.array(z.object({ poiId: z.int(), games: z.int() })) }),
})
