import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { parseAsString } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { readStored, writeStored } from '../../shared/storage/storage.ts'
import { currentEntry } from './current-entry.ts'
import { menuFor, type MenuGroup } from './menu.ts'
import { menuQuery } from './menu.queries.ts'
import { useCurrentView } from './use-current-view.ts'

/** What decides which entry is on screen. */
const PARTS = {
  tab: parseAsString,
  team: parseAsString,
  tool: parseAsString,
  rings: parseAsString,
}

/** The menus of this user, and the entry and the group of what is on screen. */
export function useMenu() {
  const ownTeam = useOwnTeam()
  const role = useRole()
  const [pathname] = useLocation()
  const view = useCurrentView()
  const [parts] = useQueryStates(PARTS)
  const { data } = useQuery(menuQuery)
  const { hasPins = false, hasLootpaths = false, isRunning = false } = data ?? {}
  const groups = useMemo(
    () => menuFor({ role, ownTeam, hasPins, hasLootpaths }),
    [role, ownTeam, hasPins, hasLootpaths],
  )
  const current = currentEntry({ ...parts, pathname, view: view?.id ?? null, ownTeam })
  const group = groups.find(({ entries }) => entries.some(({ id }) => id === current)) ?? null
  return { groups, current, group, isRunning, view: view?.id ?? null }
}

const keyOf = (group: Pick<MenuGroup, 'id'>) => `tab of ${group.id}`

/** A group opens what was last used of it in this browser. */
export function groupPath(group: MenuGroup): string {
  const last = readStored('local', keyOf(group))
  const entry = group.entries.find(({ id }) => id === last) ?? group.entries[0]
  return entry?.path ?? '/'
}

export function useRememberEntry({ group, current }: ReturnType<typeof useMenu>) {
  useEffect(() => {
    if (group !== null && current !== null) writeStored('local', keyOf(group), current)
  }, [group, current])
}
