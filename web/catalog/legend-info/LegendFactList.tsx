import type { ReactNode } from 'react'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import type { LegendInfo } from '#domain/catalog/legend-info.ts'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import type { LegendProfile } from './legend-entries.ts'
import styles from './LegendFactList.module.css'

export function LegendFactList({ sheet: { info, uncertain } }: { sheet: LegendProfile }) {
  return (
    <div className={styles.facts}>
      <Group title={texts.abilities}>
        <Ability
          kind={texts.tactical}
          name={info.tactical}
          cooldown={info.tacticalCooldown}
          uncertain={uncertain.tacticalCooldown}
          text={info.tacticalInfo}
        />
        <Ability
          kind={texts.ultimate}
          name={info.ultimate}
          cooldown={info.ultimateCooldown}
          uncertain={uncertain.ultimateCooldown}
          text={info.ultimateInfo}
        />
      </Group>
      <Group title={texts.perks}>
        <LegendPerks info={info} />
      </Group>
      <div className={styles.pair}>
        <Group title={texts.passive}>
          <Ability name={info.passive} cooldown={info.passiveCooldown} text={info.passiveInfo} />
        </Group>
        <Group title={texts.classPerk}>
          <p className={styles.text}>{info.classPerk}</p>
        </Group>
      </div>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

interface AbilityProps {
  kind?: string
  name: string
  cooldown: number | null
  /** The differing values, if sources disagree about the cooldown. */
  uncertain?: string | undefined
  text: string
}

function Ability({ kind, name, cooldown, uncertain, text }: AbilityProps) {
  return (
    <div className={styles.ability}>
      {kind === undefined ? null : <p className={styles.kind}>{kind}</p>}
      <div className={styles.line}>
        <p className={styles.name}>{name}</p>
        {cooldown === null || cooldown === 0 ? null : (
          <p className={styles.cooldown}>{texts.seconds(cooldown)}</p>
        )}
        {uncertain === undefined ? null : (
          <InfoTip label={texts.uncertain} text={texts.uncertainText(uncertain)} />
        )}
      </div>
      <p className={styles.text}>{text}</p>
    </div>
  )
}

/** Two upgrades, each a choice of two perks. */
function LegendPerks({ info }: { info: LegendInfo }) {
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
      <p className={styles.legendPerksTitle}>{title}</p>
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
