import { weaponMessages } from '#contract/catalog/weapon.texts.ts'
import { ARMOR_HEALTH, type Armor, type TimeToKill } from '#domain/catalog/ttk.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { plain, twoDecimals } from './figures.ts'
import styles from '../WhyWeapon.module.css'
import { WhyShot } from './WhyShot.tsx'

const { why: texts, armors } = weaponMessages

interface WhyTimeProps {
  weapon: Weapon
  armour: Armor
  bolt: number
  time: TimeToKill
}

export function WhyTime({ weapon, armour, bolt, time }: WhyTimeProps) {
  const { shots, damage, rate, waits, pauses, pauseS, extraS, seconds } = time
  const [held = null] = weapon.magazines

  return (
    <>
      <ul className={styles.steps}>
        <WhyShot weapon={weapon} bolt={bolt} />
        <li>{texts.shots(ARMOR_HEALTH[armour], plain(damage), shots)}</li>
        {shots === 1 ? <li>{texts.oneShot}</li> : null}
        {waits > 0 ? <li>{texts.waits(waits, plain(rate), twoDecimals(waits / rate))}</li> : null}
        {pauses > 0 && pauseS > 0 ? (
          <li>{texts.pauses(pauses, plain(pauseS), twoDecimals(pauses * pauseS))}</li>
        ) : null}
        {extraS > 0 ? <li>{texts.extra(plain(extraS), armors[armour])}</li> : null}
      </ul>
      <p className={styles.sum}>{texts.sum(twoDecimals(seconds))}</p>
      {held !== null && held < shots ? (
        <p className={styles.caveat}>{texts.reload(shots, held)}</p>
      ) : null}
    </>
  )
}
