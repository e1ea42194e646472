import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { ARMORS, timeToKill } from '#domain/catalog/ttk.ts'
import {
  damagePerMagazine,
  damagePerSecond,
  headDamage,
  type Weapon,
} from '#domain/catalog/weapon.ts'
import type { ExportSheet, ExportColumn } from '../../../shared/page/export-workbook.ts'

export const EXPORT_FILE = 'apex_weapon_stats.xlsx'

const BOLTS = [1, 2, 3] as const

type SheetField = ExportColumn & {
  readonly of: (weapon: Weapon) => string | number | null
}

const FIELDS: readonly SheetField[] = [
  { header: texts.name, width: 22, of: ({ name }) => name },
  { header: texts.ammoType, of: ({ ammo }) => ammo },
  { header: texts.damage, of: ({ damage }) => damage },
  { header: 'Pellets', of: ({ pellets }) => pellets },
  { header: 'Fire Rate', format: '0.00', of: ({ fireRate }) => fireRate },
  { header: texts.headshot, width: 18, of: headDamage },
  { header: texts.dps, of: (weapon) => damagePerSecond(weapon)?.value ?? null },
  { header: texts.perMagazine, width: 22, of: damagePerMagazine },
  ...['Base Magazine', 'Level 1 Magazine', 'Level 2 Magazine', 'Level 3 Magazine'].map(
    (header, level) => ({
      header,
      width: 18,
      of: ({ magazines }: Weapon) => magazines[level] ?? null,
    }),
  ),
  ...ARMORS.map((armour) => ({
    header: `TTK ${armour} (s)`,
    format: '0.00',
    of: (weapon: Weapon) => timeToKill(weapon, armour)?.seconds ?? null,
  })),
  ...BOLTS.flatMap((bolt) => [
    ...ARMORS.map((armour) => ({
      header: `TTK ${armour} Bolt L${bolt} (s)`,
      width: 22,
      format: '0.00',
      of: (weapon: Weapon) => timeToKill(weapon, armour, bolt)?.seconds ?? null,
    })),
    {
      header: `DPS Bolt L${bolt}`,
      of: (weapon: Weapon) => damagePerSecond(weapon, bolt)?.value ?? null,
    },
  ]),
]

export const weaponExport = (weapons: readonly Weapon[]): ExportSheet => ({
  name: texts.title,
  columns: FIELDS,
  rows: weapons.map((weapon) => FIELDS.map(({ of }) => of(weapon))),
})
