import { firing, isHeated, type Weapon } from './weapon.ts'

export const ARMORS = ['White', 'Blue', 'Purple', 'Red'] as const
export type Armor = (typeof ARMORS)[number]

/** Health plus shield. See docs/specification-notes.md, Time to kill. */
export const ARMOR_HEALTH: Record<Armor, number> = {
  White: 150,
  Blue: 175,
  Purple: 200,
  Red: 225,
}

/** Extra seconds of the heated Nemesis by armor. See docs/specification-notes.md, Time to kill. */
const HEATED_EXTRA_S: Record<Armor, number> = { White: 0.31, Blue: 0.36, Purple: 0.38, Red: 0.48 }

/** The time to kill if every shot hits the body, and how it is calculated. */
export interface TimeToKill {
  /** Rounded to two decimals. */
  readonly seconds: number
  readonly shots: number
  readonly damage: number
  readonly rate: number
  /** Number of waits between shots of one burst, or between any two shots. */
  readonly waits: number
  /** Number of waits between bursts, and the length of each. */
  readonly pauses: number
  readonly pauseS: number
  readonly extraS: number
}

/** The first shot is fired at once, so only the waits count. Null if the file lacks a number. */
export function timeToKill(weapon: Weapon, armour: Armor, bolt = 0): TimeToKill | null {
  const fired = firing(weapon, bolt)
  if (!fired || fired.damage <= 0 || fired.rate <= 0) return null
  const { damage, rate, burst } = fired
  const shots = Math.ceil(ARMOR_HEALTH[armour] / damage)
  const pauses = burst ? Math.floor((shots - 1) / burst.count) : 0
  const waits = shots - 1 - pauses
  const pauseS = burst && !isHeated(weapon) ? burst.delayS : 0
  const extraS = isHeated(weapon) ? HEATED_EXTRA_S[armour] : 0
  const seconds = waits / rate + pauses * pauseS + extraS
  return {
    seconds: Math.round(seconds * 100) / 100,
    shots,
    damage,
    rate,
    waits,
    pauses,
    pauseS,
    extraS,
  }
}
