import type { ReactNode } from 'react'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import type { Armor } from '#domain/catalog/ttk.ts'
import { DpsCell } from './DpsCell.tsx'
import { TimeCell } from './TimeCell.tsx'
import type { WeaponRow } from './weapon-rows.ts'
import { WeaponName } from '../card/WeaponName.tsx'
import styles from './WeaponRowCard.module.css'

/** The table rows on phones. */
export const weaponCards = (armour: Armor, isFull: boolean) => (row: WeaponRow) => (
  <WeaponRowCard row={row} armour={armour} isFull={isFull} />
)

interface WeaponRowCardProps {
  row: WeaponRow
  armour: Armor
  isFull: boolean
}

function WeaponRowCard({ row, armour, isFull }: WeaponRowCardProps) {
  const { weapon, bolt, dps, shotDamage, headDamage, times } = row
  const [magazine = null] = weapon.magazines
  const aside = [
    weapon.ammo,
    texts.damageOf(shotDamage ?? texts.missing),
    texts.headOf(headDamage ?? texts.missing),
    ...(isFull ? [texts.magazineHolds(magazine ?? texts.missing)] : []),
  ]

  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <WeaponName weapon={weapon} />
        <p className={styles.aside}>{aside.join(' · ')}</p>
      </div>
      <Figure term={texts.dps}>
        <DpsCell weapon={weapon} dps={dps} />
      </Figure>
      <Figure
        term={
          bolt > 0 ? texts.ttkWithBolt(texts.armors[armour], bolt) : texts.ttk(texts.armors[armour])
        }
      >
        <TimeCell weapon={weapon} armour={armour} bolt={bolt} time={times[armour]} isBare />
      </Figure>
    </article>
  )
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <dl className={styles.figure}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </dl>
  )
}
