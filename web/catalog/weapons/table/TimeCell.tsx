import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import type { Armor, TimeToKill } from '#domain/catalog/ttk.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { Why } from '../../../shared/ui/overlay/Why.tsx'
import { twoDecimals } from './figures.ts'
import styles from '../WeaponCells.module.css'

interface TimeCellProps {
  weapon: Weapon
  armour: Armor
  bolt: number
  time: TimeToKill | null
  /** The bolt is shown elsewhere. */
  isBare?: boolean
}

export function TimeCell({ weapon, armour, bolt, time, isBare = false }: TimeCellProps) {
  if (!time) return texts.missing
  return (
    <span className={styles.cell}>
      {bolt > 0 && !isBare ? <span className={styles.aside}>{texts.withBolt(bolt)}</span> : null}
      <Why
        className={styles.figure}
        title={texts.ttkOf(weapon.name, texts.armors[armour])}
        load={loadWhy}
        subject={{ weapon, armour, bolt, time }}
      >
        {texts.seconds(twoDecimals(time.seconds))}
      </Why>
    </span>
  )
}

const loadWhy = () => import('./WhyTime.tsx').then((chunk) => chunk.WhyTime)
