import * as z from 'zod/mini'
import { done, rowId, textRules } from '../base/field.ts'
import { lootpathLocation } from './lootpath.ts'
import { mapId } from '../catalog/map.ts'
import { lootpathAdminMessages as texts } from './lootpath-admin.texts.ts'
import { route } from '../base/route.ts'

export const LOOTPATH_NAME_LENGTH = 60

export const lootpathName = z
  .string(texts.nameRequired)
  .check(z.trim(), z.minLength(1, texts.nameRequired), ...textRules(LOOTPATH_NAME_LENGTH))

export const addLootpathLocation = route({
  method: 'POST',
  path: '/api/admin/lootpaths',
  access: 'lootpaths.manage',
  summary: 'Add a location to a map. Its short ID is created from the name.',
  input: z.object({ map: mapId, name: lootpathName }),
  output: z.extend(done, { location: lootpathLocation }),
})

export const renameLootpathLocation = route({
  method: 'PUT',
  path: '/api/admin/lootpaths/:id',
  access: 'lootpaths.manage',
  summary: 'Rename a location. Its short ID, picture and note stay.',
  input: z.object({ id: rowId, name: lootpathName }),
  output: done,
})

export const removeLootpathLocation = route({
  method: 'DELETE',
  path: '/api/admin/lootpaths/:id',
  access: 'lootpaths.manage',
  summary: 'Remove a location with its picture and note.',
  input: z.object({ id: rowId }),
  output: done,
})

export const putLootpathPicture = route({
  method: 'PUT',
  path: '/api/admin/lootpaths/:id/picture',
  access: 'lootpaths.manage',
  summary: 'Upload or replace the picture of a location. Saved as PNG.',
  upload: true,
  input: z.object({ id: rowId }),
  output: done,
})

export const deleteLootpathPicture = route({
  method: 'DELETE',
  path: '/api/admin/lootpaths/:id/picture',
  access: 'lootpaths.manage',
  summary: 'Delete the picture of a location.',
  input: z.object({ id: rowId }),
  output: done,
})
