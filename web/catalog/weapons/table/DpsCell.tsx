import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import type { DamageRate, Weapon } from '#domain/catalog/weapon.ts'
import { Why } from '../../../shared/ui/overlay/Why.tsx'
import styles from '../WeaponCells.module.css'

interface DpsCellProps {
  weapon: Weapon
  dps: DamageRate | null
}

export function DpsCell({ weapon, dps }: DpsCellProps) {
  if (!dps) return texts.missing
  return (
    <Why
      className={styles.figure}
      title={texts.dpsOf(weapon.name)}
      load={loadWhy}
      subject={{ weapon, dps }}
    >
      {dps.value}
    </Why>
  )
}

const loadWhy = () => import('./WhyDps.tsx').then((chunk) => chunk.WhyDps)
