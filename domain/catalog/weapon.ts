/** One row of the weapon file; null if the file has no number. */
export interface Weapon {
  readonly name: string
  readonly damage: number | null
  readonly pellets: number | null
  /** Shots per second. */
  readonly fireRate: number | null
  readonly headshotMultiplier: number | null
  /** Without a magazine attachment, then levels 1 to 3. */
  readonly magazines: readonly (number | null)[]
  readonly burstCount: number | null
  readonly burstDelayS: number | null
  readonly akimboFireRate: number | null
  readonly ammo: string
  /** Fire rate multipliers of the shotgun bolts, level 1 to 3; empty for other weapons. */
  readonly bolts: readonly (number | null)[]
}

/** The damage of a shot and when the next one follows, as far as the file says. */
export interface Firing {
  readonly damage: number
  readonly rate: number
  readonly burst: { readonly count: number; readonly delayS: number } | null
}

/** See docs/specification-notes.md, Damage per second. */
const HEATED_RATE = 1.8
const UNHEATED_DELAY_S = 1.5 * 0.21

export const isHeated = ({ name }: Weapon) => /nemesis.*\bheated/i.test(name)
const isUnheated = ({ name }: Weapon) => /nemesis.*unheated/i.test(name)

/** How a weapon fires with a shotgun bolt of that level, if any. Null if the file lacks a number. */
export function firing(weapon: Weapon, bolt = 0): Firing | null {
  const isAkimbo = /akimbo/i.test(weapon.name)
  const base = isAkimbo ? (weapon.akimboFireRate ?? weapon.fireRate) : weapon.fireRate
  const faster = bolt === 0 ? 1 : (weapon.bolts[bolt - 1] ?? null)
  if (weapon.damage === null || base === null || faster === null) return null
  const heat = isHeated(weapon) ? HEATED_RATE : 1
  return {
    damage: weapon.damage * (weapon.pellets ?? 1),
    rate: base * faster * heat,
    burst: burstOf(weapon),
  }
}

function burstOf(weapon: Weapon): Firing['burst'] {
  const { name, burstCount, burstDelayS } = weapon
  // The G7 Scout never fires in bursts. See docs/specification-notes.md, Damage per second.
  if (burstCount === null || burstDelayS === null || /g7 scout/i.test(name)) return null
  return { count: burstCount, delayS: isUnheated(weapon) ? UNHEATED_DELAY_S : burstDelayS }
}

/** Damage per second while the magazine lasts, and how it is calculated. */
export interface DamageRate extends Firing {
  /** A whole number. */
  readonly value: number
}

export function damagePerSecond(weapon: Weapon, bolt = 0): DamageRate | null {
  const fired = firing(weapon, bolt)
  if (!fired) return null
  const { damage, rate, burst } = fired
  const perSecond = burst
    ? (damage * burst.count) / ((burst.count - 1) / rate + burst.delayS)
    : damage * rate
  return { ...fired, value: Math.round(perSecond) }
}

/** The damage of one headshot if all pellets hit, as a whole number. */
export function headDamage({ damage, headshotMultiplier, pellets }: Weapon): number | null {
  if (damage === null || headshotMultiplier === null) return null
  return Math.round(damage * headshotMultiplier * (pellets ?? 1))
}

/** The damage of a magazine without attachment if every shot hits the body. */
export function damagePerMagazine({ damage, pellets, magazines }: Weapon): number | null {
  const [shots = null] = magazines
  return damage === null || shots === null ? null : damage * (pellets ?? 1) * shots
}

export const hasBolts = ({ bolts }: Weapon) => bolts.some((bolt) => bolt !== null)

/** The akimbo version of a weapon; null if there is none or if it is already akimbo. */
export const inBothHands = (weapon: Weapon): Weapon | null =>
  weapon.akimboFireRate === null || /akimbo/i.test(weapon.name)
    ? null
    : { ...weapon, name: `${weapon.name} Akimbo` }
