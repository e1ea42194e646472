import { parseAsStringLiteral } from '../../shared/address/query-parser.ts'
import { useQueryState, useQueryStates } from '../../shared/address/query-state.ts'
import { ARMORS, type Armor } from '#domain/catalog/ttk.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { parseAsSort } from '../../shared/address/sort-state.ts'
import { FULL_SORTS, SHORT_SORTS } from './table/weapon-columns.tsx'

/** The name of each ammo type in the weapon file. */
const AMMO = {
  all: null,
  light: 'Light',
  heavy: 'Heavy',
  energy: 'Energy',
  shotgun: 'Shotgun',
  sniper: 'Sniper',
  care: 'N/A',
} as const
export type AmmoFilter = keyof typeof AMMO
export const AMMO_FILTERS: readonly AmmoFilter[] = [
  'all',
  'light',
  'heavy',
  'energy',
  'shotgun',
  'sniper',
  'care',
]

const DPS_FIRST = { column: 'dps', direction: 'desc' } as const
const shortSort = parseAsSort(SHORT_SORTS).withDefault(DPS_FIRST)
const fullSort = parseAsSort(FULL_SORTS).withDefault(DPS_FIRST)

const armourNames = ARMORS.map((armour) => armour.toLowerCase())

const filters = {
  ammo: parseAsStringLiteral(AMMO_FILTERS).withDefault('all'),
  armour: parseAsStringLiteral(armourNames).withDefault('purple'),
}
const tableParser = parseAsStringLiteral(['full']).withOptions({ history: 'push' })

/** The URL state of the tab. */
export function useWeaponView() {
  const [{ ammo, armour }, setFilters] = useQueryStates(filters)
  const [table, setTable] = useQueryState('table', tableParser)
  const isFull = table === 'full'
  const [sort, setSort] = useQueryState('sort', isFull ? fullSort : shortSort)

  return {
    ammo,
    setAmmo: (next: AmmoFilter) => setFilters({ ammo: next }),
    armour: ARMORS.find((name) => name.toLowerCase() === armour) ?? 'Purple',
    setArmour: (next: Armor) => setFilters({ armour: next.toLowerCase() }),
    isFull,
    setIsFull: (next: boolean) => setTable(next ? 'full' : null),
    sort,
    setSort: (next: typeof sort) => setSort(next),
  }
}

export const isOfAmmo = ({ ammo }: Weapon, filter: AmmoFilter) =>
  AMMO[filter] === null || ammo === AMMO[filter]
