import type { Weapon } from './weapon.ts'

/** Nothing can be calculated without these. */
export const NEEDED_COLUMNS = ['Weapon Name', 'Damage', 'Fire_rate', 'Ammo_type'] as const

const MAGAZINES = ['Base Magazine', 'Level 1 Magazine', 'Level 2 Magazine', 'Level 3 Magazine']
const BOLTS = ['Shotgun_bolt_L1', 'Shotgun_bolt_L2', 'Shotgun_bolt_L3']

type Row = Readonly<Record<string, string | undefined>>

/** Reads a row of the weapon file by its column names; null if it has no name. */
export function readWeapon(row: Row): Weapon | null {
  const text = (column: string) => row[column]?.trim() ?? ''
  const number = (column: string) => readNumber(text(column))
  const name = text('Weapon Name')
  if (name === '') return null
  const burstCount = number('Burst_fire_count')
  return {
    name,
    damage: number('Damage'),
    pellets: number('Pellets'),
    fireRate: number('Fire_rate'),
    headshotMultiplier: number('Headshot_multiplier'),
    magazines: MAGAZINES.map(number),
    burstCount: burstCount === null ? null : Math.max(1, Math.round(burstCount)),
    burstDelayS: number('Burst_fire_delay'),
    akimboFireRate: /^(yes|true|1)$/i.test(text('Akimbo')) ? number('Akimbo_firerate') : null,
    ammo: text('Ammo_type') || 'N/A',
    bolts: BOLTS.map(number),
  }
}

/** Files with semicolons often have decimal commas. All values are greater than zero. */
function readNumber(text: string): number | null {
  const value = Number(text.replace(',', '.'))
  return text !== '' && Number.isFinite(value) && value > 0 ? value : null
}
