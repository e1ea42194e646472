import type { ReactNode } from 'react'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { ARMORS, type Armor } from '#domain/catalog/ttk.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { bestBolt, fastestKills, isEveryday, mostDamage } from '#domain/catalog/weapon-top.ts'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { DpsCell } from './table/DpsCell.tsx'
import { TimeCell } from './table/TimeCell.tsx'
import styles from './TopWeapons.module.css'
import { WeaponName } from './card/WeaponName.tsx'

const PURPLE: Armor = ARMORS[2]
const noBolt = () => 0

interface TopWeaponsProps {
  weapons: readonly Weapon[]
  isFull: boolean
}

export function TopWeapons({ weapons, isFull }: TopWeaponsProps) {
  const ranked = isFull ? weapons.filter(isEveryday) : weapons
  const count = isFull ? texts.everydayOf(ranked.length) : texts.topOf(ranked.length)
  const boltOf = isFull ? bestBolt : noBolt
  const byDamage = mostDamage(ranked)
  const byTime = fastestKills(ranked, PURPLE, boltOf)
  const mostDps = byDamage[0]?.dps.value ?? 0
  const fastest = byTime[0]?.time.seconds ?? 0

  return (
    <div className={styles.lists}>
      <Panel title={texts.topDps} count={count} flush>
        <ol className={styles.list}>
          {byDamage.map(({ weapon, dps }, index) => (
            <Entry
              key={weapon.name}
              rank={index + 1}
              weapon={weapon}
              percent={(100 * dps.value) / mostDps}
            >
              <DpsCell weapon={weapon} dps={dps} />
            </Entry>
          ))}
        </ol>
      </Panel>
      <Panel title={texts.topTtk} count={count} flush>
        <ol className={styles.list}>
          {byTime.map(({ weapon, time }, index) => (
            <Entry
              key={weapon.name}
              rank={index + 1}
              weapon={weapon}
              percent={(100 * fastest) / time.seconds}
            >
              <TimeCell weapon={weapon} armour={PURPLE} bolt={boltOf(weapon)} time={time} />
            </Entry>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

interface EntryProps {
  rank: number
  weapon: Weapon
  percent: number
  children: ReactNode
}

function Entry({ rank, weapon, percent, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <span className={styles.rank}>{rank}</span>
      <WeaponName weapon={weapon} />
      <Meter percent={percent} />
      <span className={styles.value}>{children}</span>
    </li>
  )
}
