import { type Armor, timeToKill, type TimeToKill } from './ttk.ts'
import { type DamageRate, damagePerSecond, hasBolts, type Weapon } from './weapon.ts'

/** See docs/specification-notes.md, Best weapons. */
const TOP = 5

/**
 * The lists next to the full table leave out rare and long-range weapons. See docs/specification-notes.md, Best
 * weapons.
 */
export const isEveryday = ({ name, ammo }: Weapon) =>
  ammo !== 'Sniper' && !/kraber|peacekeeper|triple take/i.test(name)

/** The best bolt of a shotgun, which the full table uses; 0 for other weapons. */
export const bestBolt = (weapon: Weapon) => (hasBolts(weapon) ? 3 : 0)

export function mostDamage(weapons: readonly Weapon[]): { weapon: Weapon; dps: DamageRate }[] {
  return weapons
    .flatMap((weapon) => {
      const dps = damagePerSecond(weapon)
      return dps ? [{ weapon, dps }] : []
    })
    .toSorted((a, b) => b.dps.value - a.dps.value || byName(a.weapon, b.weapon))
    .slice(0, TOP)
}

export function fastestKills(
  weapons: readonly Weapon[],
  armour: Armor,
  boltOf: (weapon: Weapon) => number = () => 0,
): { weapon: Weapon; time: TimeToKill }[] {
  return weapons
    .flatMap((weapon) => {
      const time = timeToKill(weapon, armour, boltOf(weapon))
      return time ? [{ weapon, time }] : []
    })
    .toSorted((a, b) => a.time.seconds - b.time.seconds || byName(a.weapon, b.weapon))
    .slice(0, TOP)
}

const byName = (a: Weapon, b: Weapon) => (a.name < b.name ? -1 : 1)
