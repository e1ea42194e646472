import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import type { Armor } from '#domain/catalog/ttk.ts'
import type { Column } from '../../../shared/ui/table/data-table.ts'
import { DamageCell } from './DamageCell.tsx'
import { DpsCell } from './DpsCell.tsx'
import { TimeCell } from './TimeCell.tsx'
import type { WeaponRow } from './weapon-rows.ts'
import { WeaponName } from '../card/WeaponName.tsx'

export const SHORT_SORTS = ['name', 'ammo', 'damage', 'head', 'dps', 'ttk'] as const
export const FULL_SORTS = ['name', 'damage', 'head', 'dps', 'mag', 'ttk'] as const

const numbers = { firstDirection: 'desc', align: 'end' } as const

const name: Column<WeaponRow> = {
  id: 'name',
  header: texts.name,
  cell: ({ weapon }) => <WeaponName weapon={weapon} />,
  sortValue: ({ weapon }) => weapon.name,
}
const ammo: Column<WeaponRow> = {
  id: 'ammo',
  header: texts.ammoType,
  cell: ({ weapon }) => weapon.ammo,
  sortValue: ({ weapon }) => (weapon.ammo === texts.missing ? null : weapon.ammo),
}
const damage: Column<WeaponRow> = {
  ...numbers,
  id: 'damage',
  header: texts.damage,
  cell: (row) => <DamageCell row={row} />,
  sortValue: ({ shotDamage }) => shotDamage,
}
const head = (header: string): Column<WeaponRow> => ({
  ...numbers,
  id: 'head',
  header,
  cell: ({ headDamage }) => headDamage ?? texts.missing,
  sortValue: ({ headDamage }) => headDamage,
})
const dps: Column<WeaponRow> = {
  ...numbers,
  id: 'dps',
  header: texts.dps,
  cell: ({ weapon, dps: found }) => <DpsCell weapon={weapon} dps={found} />,
  sortValue: ({ dps: found }) => found?.value ?? null,
}
const magazine: Column<WeaponRow> = {
  ...numbers,
  id: 'mag',
  header: texts.magazine,
  cell: ({ weapon }) => weapon.magazines[0] ?? texts.missing,
  sortValue: ({ weapon }) => weapon.magazines[0] ?? null,
}
const ttk = (armour: Armor): Column<WeaponRow> => ({
  ...numbers,
  id: 'ttk',
  header: texts.ttk(texts.armors[armour]),
  firstDirection: 'asc',
  cell: ({ weapon, bolt, times }) => (
    <TimeCell weapon={weapon} armour={armour} bolt={bolt} time={times[armour]} />
  ),
  sortValue: ({ times }) => times[armour]?.seconds ?? null,
})

export const weaponColumns = (isFull: boolean, armour: Armor): Column<WeaponRow>[] =>
  isFull
    ? [name, damage, head(texts.head), dps, magazine, ttk(armour)]
    : [name, ammo, damage, head(texts.headshot), dps, ttk(armour)]
