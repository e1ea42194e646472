import { queryOptions } from '@tanstack/react-query'
import { getRoster, type RosterLegend, toRosterEntry } from '#contract/roster.ts'
import { rosterRevision, setRoster } from '#domain/legend/legend.ts'
import { call } from '../api/api.ts'
import { createStore, useStore } from '../storage/store.ts'

/** For pages without a live connection. The answer is cached, so asking again is cheap. */
const CHECK_MS = 5 * 60 * 1000

export const rosterQuery = queryOptions({
  queryKey: ['roster'],
  queryFn: () => call(getRoster, {}),
  refetchInterval: CHECK_MS,
})

const revision = createStore(rosterRevision())

/** Makes the page use this roster. Returns whether it is another one. */
export function applyRoster(legends: readonly RosterLegend[]): boolean {
  const isChanged = setRoster(legends.map(toRosterEntry), Date.now)
  revision.set(rosterRevision())
  return isChanged
}

/** Draws the component again when the roster changes. For the root, and for components that React skips otherwise. */
export const useRoster = () => useStore(revision)

const announced = createStore(0)

/** The server says that there is another roster. */
export const announceRoster = () => announced.set(announced.get() + 1)

export const onRosterAnnounced = announced.subscribe
