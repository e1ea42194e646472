import { queryOptions } from '@tanstack/react-query'
import { type SavedMap, toMapEntry } from '#contract/catalog/map.ts'
import { getRoster, type RosterLegend, toRosterEntry } from '#contract/catalog/roster.ts'
import { rosterRevision, setRoster } from '#domain/catalog/legend.ts'
import { mapsRevision, setMaps } from '#domain/catalog/map.ts'
import { call } from '../api/api.ts'
import { createStore, useStore } from '../storage/store.ts'

/** For pages without a live connection. The answer is cached, so asking again is cheap. */
const CHECK_MS = 5 * 60 * 1000

export const rosterQuery = queryOptions({
  queryKey: ['roster'],
  queryFn: () => call(getRoster, {}),
  refetchInterval: CHECK_MS,
})

const currentRevision = () => `${rosterRevision()} ${mapsRevision()}`
const revision = createStore(currentRevision())

/** Makes the page use these legends and maps. Returns whether anything is different. */
export function applyRoster({
  legends,
  maps,
}: {
  legends: readonly RosterLegend[]
  maps: readonly SavedMap[]
}): boolean {
  const hasLegends = setRoster(legends.map(toRosterEntry), Date.now)
  const hasMaps = setMaps(maps.map(toMapEntry))
  revision.set(currentRevision())
  return hasLegends || hasMaps
}

/** Draws the component again when legends or maps change. For the root, and for components that React skips otherwise. */
export const useRoster = () => useStore(revision)
