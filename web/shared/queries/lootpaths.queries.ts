import { queryOptions } from '@tanstack/react-query'
import { getLootpathNotes, listLootpaths } from '#contract/map/lootpath.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { call } from '../api/api.ts'

export const lootpathsQuery = queryOptions({
  queryKey: ['lootpaths'],
  queryFn: () => call(listLootpaths, {}),
})

export const lootpathNotesQuery = (mapId: MapId) =>
  queryOptions({
    queryKey: ['lootpath-notes', mapId],
    queryFn: () => call(getLootpathNotes, { mapId }),
  })
