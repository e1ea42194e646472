import {
  ChartNoAxesColumn,
  Map as MapIcon,
  Shield,
  Swords,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { navigationMessages as texts } from '#contract/base/navigation.texts.ts'
import { can, type Capability, type Role } from '#domain/account/access.ts'
import { paths } from '../../shared/address/paths.ts'
import { teamPath } from '../../shared/address/team-path.ts'
import { viewPath } from '../../shared/address/view-path.ts'

type GroupId = keyof typeof texts.groups
export type EntryId = keyof typeof texts.entries

export interface MenuEntry {
  readonly id: EntryId
  readonly label: string
  /** What the specification calls the same screen, or null if it is the label. */
  readonly note: string | null
  /** The letter that opens it after G. */
  readonly goKey: string | null
  /** Who sees it in the menus. The page itself decides what other users see. */
  readonly access: Capability | 'everyone'
  readonly path: string
}

export interface MenuGroup {
  readonly id: GroupId
  readonly label: string
  readonly icon: LucideIcon
  readonly entries: readonly MenuEntry[]
}

function entry(
  id: EntryId,
  path: string,
  goKey: string | null = null,
  access: MenuEntry['access'] = 'everyone',
): MenuEntry {
  const [label, note]: readonly [string, string?] = texts.entries[id]
  return { id, label, note: note ?? null, goKey, access, path }
}

const group = (id: GroupId, icon: LucideIcon, entries: readonly MenuEntry[]): MenuGroup => ({
  id,
  label: texts.groups[id],
  icon,
  entries,
})

/** In menu order, which never changes: the key of a group is its number. */
const GROUPS: readonly MenuGroup[] = [
  group('match', Swords, [
    entry('lobby', viewPath('regular'), 'r'),
    entry('draft', viewPath('calculator'), 'c'),
    entry('plan', paths.plan, 'y', 'draft.use'),
    entry('live', viewPath('live'), 'v'),
    entry('rooms', paths.rooms, 'x', 'draft.use'),
  ]),
  group('scout', Users, [
    entry('teams', viewPath('team'), 'u'),
    entry('players', viewPath('players')),
    entry('series', viewPath('series'), 'e'),
    entry('ask', viewPath('ask'), 'a'),
  ]),
  group('meta', ChartNoAxesColumn, [
    entry('compositions', viewPath('meta')),
    entry('legends', viewPath('meta', { tab: 'legends' })),
    entry('bans', viewPath('meta', { tab: 'bans' })),
    entry('weapons', viewPath('meta', { tab: 'weapons' })),
  ]),
  group('maps', MapIcon, [
    entry('poi_data', viewPath('poi_data'), 'p'),
    entry('poi_draft', viewPath('poi_draft'), 'd', 'draft.use'),
    entry('rings', viewPath('interactive_map', { tool: 'rings' })),
    entry('interactive_map', viewPath('interactive_map'), 'i'),
    entry('pin_map', viewPath('pin_map'), 'm'),
    entry('lootpath', viewPath('lootpath'), 'l'),
  ]),
  group('ours', Shield, [
    entry('own', viewPath('team')),
    entry('moments', viewPath('moments'), 'o', 'account.use'),
    entry('notes', paths.notes, 'n', 'account.use'),
    entry('comp_notes', viewPath('comp_notes'), null, 'notes.manage'),
    entry('track', viewPath('track'), 'k'),
  ]),
]

/** Opened by key or palette: its tabs are entries of Scout and Meta. */
const STATS = entry('statsboard', viewPath('statsboard'), 's')

/** After G: the letters of all entries, and the numbers of the groups. */
export const GO_KEYS: readonly string[] = [
  ...allEntries(GROUPS).flatMap(({ goKey }) => goKey ?? []),
  ...GROUPS.map((_, index) => String(index + 1)),
]

interface MenuState {
  readonly role: Role | null
  readonly ownTeam: string | null
  /** Whether there is anything to see there. Those who fill them see both always. */
  readonly hasPins: boolean
  readonly hasLootpaths: boolean
}

export function menuFor(state: MenuState): readonly MenuGroup[] {
  const isShown = ({ id, access }: MenuEntry) => {
    if (id === 'pin_map') return state.hasPins || can(state.role, 'pins.manage')
    if (id === 'lootpath') return state.hasLootpaths || can(state.role, 'lootpaths.manage')
    return access === 'everyone' || can(state.role, access)
  }
  return GROUPS.map((one) => ({
    ...one,
    entries: one.entries
      .filter(isShown)
      .map((item) => (item.id === 'own' ? { ...item, path: ownPath(state) } : item)),
  }))
}

/** Without a team: where it is chosen. */
function ownPath({ role, ownTeam }: MenuState): string {
  if (ownTeam !== null) return teamPath(ownTeam)
  return can(role, 'account.use') ? paths.settings : viewPath('team')
}

/** Everything that has a key or a name in the palette. */
export function allEntries(groups: readonly MenuGroup[]): readonly MenuEntry[] {
  return [...groups.flatMap(({ entries }) => entries), STATS]
}
