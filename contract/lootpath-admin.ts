import * as z from 'zod/mini'
import { MAP_IDS } from '#domain/map/map.ts'
import { done, rowId, textRules } from './field.ts'
import { lootpathLocation } from './lootpath.ts'
import { lootpathAdminMessages as texts } from './messages/lootpath-admin.ts'
import { route } from './route.ts'

export const LOOTPATH_NAME_LENGTH = 60

export const lootpathName = z
  .string(texts.nameRequired)
  .check(z.trim(), z.minLength(1, texts.nameRequired), ...textRules(LOOTPATH_NAME_LENGTH))

export const addLootpathLocation = route({
  method: 'POST',
  path: '/api/admin/lootpaths',
  access: 'lootpaths.manage',
  summary: 'Adds a location to a map; its short id is made from its name.',
  input: z.object({ map: z.enum(MAP_IDS), name: lootpathName }),
  output: z.extend(done, { location: lootpathLocation }),
})

export const renameLootpathLocation = route({
  method: 'PUT',
  path: '/api/admin/lootpaths/:id',
  access: 'lootpaths.manage',
  summary: 'Renames a location; its short id stays, and with it its picture and note.',
  input: z.object({ id: rowId, name: lootpathName }),
  output: done,
})

export const removeLootpathLocation = route({
  method: 'DELETE',
  path: '/api/admin/lootpaths/:id',
  access: 'lootpaths.manage',
  summary: 'Removes a location with its picture and its note.',
  input: z.object({ id: rowId }),
  output: done,
})

export const putLootpathPicture = route({
  method: 'PUT',
  path: '/api/admin/lootpaths/:id/picture',
  access: 'lootpaths.manage',
  summary: 'Puts the picture of a location in the place of the one it has; it is kept as PNG.',
  upload: true,
  input: z.object({ id: rowId }),
  output: done,
})

export const deleteLootpathPicture = route({
  method: 'DELETE',
  path: '/api/admin/lootpaths/:id/picture',
  access: 'lootpaths.manage',
  summary: 'Deletes the picture of a location.',
  input: z.object({ id: rowId }),
  output: done,
})
