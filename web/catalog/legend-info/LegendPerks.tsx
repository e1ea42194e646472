import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import type { LegendInfo } from '#domain/catalog/legend-info.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import styles from './LegendPerks.module.css'

/** Two upgrades, each a choice of two perks. */
export function LegendPerks({ info }: { info: LegendInfo }) {
  return (
    <div className={styles.upgrades}>
      <Upgrade title={texts.firstPerks} perks={[info.perk1, info.perk2]} first={1} />
      <Upgrade title={texts.secondPerks} perks={[info.perk3, info.perk4]} first={3} isSecond />
    </div>
  )
}

interface UpgradeProps {
  title: string
  perks: readonly string[]
  /** Number of the first perk. */
  first: number
  isSecond?: boolean
}

function Upgrade({ title, perks, first, isSecond = false }: UpgradeProps) {
  return (
    <div className={styles.upgrade}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.perks} start={first}>
        {perks.map((perk, index) => (
          <li key={first + index} className={classNames(styles.perk, isSecond && styles.second)}>
            <span className={styles.number}>{first + index}</span>
            {perk}
          </li>
        ))}
      </ol>
    </div>
  )
}
