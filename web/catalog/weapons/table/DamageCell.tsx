import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import styles from '../WeaponCells.module.css'
import type { WeaponRow } from './weapon-rows.ts'

/** Damage per shot; for multiple pellets also their number and damage. */
export function DamageCell({ row: { weapon, shotDamage } }: { row: WeaponRow }) {
  const { damage, pellets } = weapon
  if (shotDamage === null) return texts.missing
  return (
    <span className={styles.cell}>
      {shotDamage}
      {damage !== null && (pellets ?? 1) > 1 ? (
        <span className={styles.aside}>{texts.pellets(pellets ?? 1, damage)}</span>
      ) : null}
    </span>
  )
}
