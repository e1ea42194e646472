import { isSameTeam } from '#domain/team/team.ts'
import { paths } from '../../shared/address/paths.ts'
import type { ViewId } from '../../shared/address/view-path.ts'
import type { EntryId } from './menu.ts'

const OF_VIEW: Readonly<Record<ViewId, EntryId>> = {
  regular: 'lobby',
  calculator: 'draft',
  live: 'live',
  series: 'series',
  moments: 'moments',
  team: 'teams',
  player: 'players',
  players: 'players',
  meta: 'compositions',
  statsboard: 'teams',
  ask: 'ask',
  track: 'track',
  poi_data: 'poi_data',
  poi_draft: 'poi_draft',
  lootpath: 'lootpath',
  pin_map: 'pin_map',
  interactive_map: 'interactive_map',
  comp_notes: 'comp_notes',
}

/** Of Stats and Meta. */
const OF_TAB: Readonly<Record<string, EntryId>> = {
  players: 'players',
  bans: 'bans',
  comp_performance: 'compositions',
  weapons: 'weapons',
  legend_info: 'legends',
  legends: 'legends',
}

const OF_PATH: Readonly<Record<string, EntryId>> = {
  [paths.plan]: 'plan',
  [paths.rooms]: 'rooms',
  [paths.draftReplay]: 'rooms',
  [paths.notes]: 'notes',
  [paths.replay]: 'series',
  [paths.debrief]: 'series',
  [paths.adminLootpaths]: 'lootpath',
}

interface Address {
  readonly pathname: string
  /** Null if no view of the dashboard is on screen. */
  readonly view: ViewId | null
  readonly ownTeam: string | null
  /** Of the query. */
  readonly tab: string | null
  readonly team: string | null
  readonly tool: string | null
  readonly rings: string | null
}

/** The entry of the menus for what is on screen. */
export function currentEntry(address: Address): EntryId | null {
  const { pathname, view, ownTeam, tab, team, tool, rings } = address
  if (view === null) return OF_PATH[pathname] ?? null
  if (view === 'team') {
    return team !== null && ownTeam !== null && isSameTeam(team, ownTeam) ? 'own' : 'teams'
  }
  if (view === 'interactive_map') return tool === 'rings' || rings !== null ? 'rings' : view
  const hasTabs = view === 'statsboard' || view === 'meta'
  return (hasTabs ? OF_TAB[tab ?? ''] : undefined) ?? OF_VIEW[view]
}
