import { weaponMessages as texts } from '#contract/messages/weapon.ts'
import styles from '../WeaponCells.module.css'
import type { WeaponRow } from './weapon-rows.ts'

/** What a shot does; of several pellets also how many of which. */
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
