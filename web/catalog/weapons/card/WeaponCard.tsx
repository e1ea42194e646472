import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { ARMORS } from '#domain/catalog/ttk.ts'
import {
  damagePerMagazine,
  damagePerSecond,
  hasBolts,
  inBothHands,
  type Weapon,
} from '#domain/catalog/weapon.ts'
import { Meter } from '../../../shared/ui/table/Meter.tsx'
import { plain, twoDecimals } from '../table/figures.ts'
import { timesOf } from '../table/weapon-rows.ts'
import styles from './WeaponCard.module.css'

interface Mode {
  readonly label: string
  readonly weapon: Weapon
  readonly bolt: number
}

/** All the ways the weapon can be fired. */
function modesOf(weapon: Weapon): Mode[] {
  const both = inBothHands(weapon)
  return [
    { label: hasBolts(weapon) ? texts.noBolt : texts.oneHand, weapon, bolt: 0 },
    ...(hasBolts(weapon) ? [1, 2, 3] : []).map((bolt) => ({
      label: texts.bolt(bolt),
      weapon,
      bolt,
    })),
    ...(both ? [{ label: texts.akimbo, weapon: both, bolt: 0 }] : []),
  ]
}

export function WeaponCard({ weapon }: { weapon: Weapon }) {
  const modes = modesOf(weapon)

  return (
    <div className={styles.card}>
      {modes.length > 1 ? <ModeTable modes={modes} /> : <TimeBars weapon={weapon} />}
      <Magazines weapon={weapon} />
    </div>
  )
}

function TimeBars({ weapon }: { weapon: Weapon }) {
  const times = timesOf(weapon)
  const shortest = Math.min(...ARMORS.map((armour) => times[armour]?.seconds ?? Infinity))

  return (
    <table className={styles.table}>
      <caption>{texts.timeToKill}</caption>
      <tbody>
        {ARMORS.map((armour) => {
          const time = times[armour]
          return (
            <tr key={armour}>
              <th scope="row">{texts.armors[armour]}</th>
              <td className={styles.bar}>
                <Meter percent={time ? (100 * shortest) / time.seconds : 0} />
              </td>
              <td>{time ? texts.seconds(twoDecimals(time.seconds)) : texts.missing}</td>
              <td className={styles.shots}>{time ? texts.shots(time.shots) : null}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function ModeTable({ modes }: { modes: readonly Mode[] }) {
  const columns = modes.map(({ weapon, bolt, ...mode }) => ({
    ...mode,
    times: timesOf(weapon, bolt),
    dps: damagePerSecond(weapon, bolt),
  }))

  return (
    <table className={styles.table}>
      <caption>{texts.timeToKillSeconds}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ARMORS.map((armour) => (
          <tr key={armour}>
            <th scope="row">{texts.armors[armour]}</th>
            {columns.map(({ label, times }) => (
              <td key={label}>
                {times[armour] ? twoDecimals(times[armour].seconds) : texts.missing}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.rule}>
          <th scope="row">{texts.dps}</th>
          {columns.map(({ label, dps }) => (
            <td key={label}>{dps?.value ?? texts.missing}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function Magazines({ weapon }: { weapon: Weapon }) {
  const perMagazine = damagePerMagazine(weapon)
  const [base, ...levels] = weapon.magazines
  const differ = levels.some((level) => level !== base)

  return (
    <dl className={styles.facts}>
      {(differ ? weapon.magazines : [base ?? null]).map((shots, level) => (
        <div key={level} className={styles.fact}>
          <dt>{differ ? texts.magazineOf(level) : texts.magazine}</dt>
          <dd>{shots ?? texts.missing}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>{texts.perMagazine}</dt>
        <dd>{perMagazine === null ? texts.missing : plain(perMagazine)}</dd>
      </div>
    </dl>
  )
}
