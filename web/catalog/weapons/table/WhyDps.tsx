import { weaponMessages } from '#contract/catalog/weapon.texts.ts'
import type { DamageRate, Weapon } from '#domain/catalog/weapon.ts'
import { plain } from './figures.ts'
import styles from '../WhyWeapon.module.css'
import { WhyShot } from './WhyShot.tsx'

const { why: texts } = weaponMessages

export function WhyDps({ weapon, dps }: { weapon: Weapon; dps: DamageRate }) {
  const { damage, rate, burst, value } = dps

  return (
    <>
      <ul className={styles.steps}>
        <WhyShot weapon={weapon} />
        {burst ? (
          <>
            <li>{texts.burst(burst.count, plain(damage))}</li>
            <li>{texts.burstTime(burst.count - 1, plain(rate), plain(burst.delayS))}</li>
          </>
        ) : null}
      </ul>
      <p className={styles.sum}>
        {burst ? texts.burstSum(value) : texts.steady(plain(damage), plain(rate), value)}
      </p>
    </>
  )
}
