import { ARMORS, type Armor, timeToKill, type TimeToKill } from '#domain/catalog/ttk.ts'
import {
  type DamageRate,
  damagePerSecond,
  headDamage,
  type Weapon,
} from '#domain/catalog/weapon.ts'

/** A weapon with its computed values. */
export interface WeaponRow {
  readonly id: number
  readonly weapon: Weapon
  /** The shotgun bolt used for the times; 0 for none. */
  readonly bolt: number
  readonly shotDamage: number | null
  readonly headDamage: number | null
  readonly dps: DamageRate | null
  readonly times: Readonly<Record<Armor, TimeToKill | null>>
}

export function weaponRows(
  weapons: readonly Weapon[],
  boltOf: (weapon: Weapon) => number,
): WeaponRow[] {
  return weapons.map((weapon, id) => {
    const bolt = boltOf(weapon)
    return {
      id,
      weapon,
      bolt,
      shotDamage: weapon.damage === null ? null : weapon.damage * (weapon.pellets ?? 1),
      headDamage: headDamage(weapon),
      dps: damagePerSecond(weapon),
      times: timesOf(weapon, bolt),
    }
  })
}

export function timesOf(weapon: Weapon, bolt = 0): Record<Armor, TimeToKill | null> {
  const of = (armour: Armor) => timeToKill(weapon, armour, bolt)
  return { White: of('White'), Blue: of('Blue'), Purple: of('Purple'), Red: of('Red') }
}

/** The longest time of all armors, to scale the bars that compare them. */
export const longestTime = (times: WeaponRow['times']) =>
  Math.max(0, ...ARMORS.map((armour) => times[armour]?.seconds ?? 0))
