import { weaponMessages } from '#contract/catalog/weapon.texts.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { plain } from './figures.ts'

const { why: texts } = weaponMessages

/** The inputs of a shot, before any calculation. */
export function WhyShot({ weapon, bolt = 0 }: { weapon: Weapon; bolt?: number }) {
  const { damage, pellets } = weapon
  const faster = weapon.bolts[bolt - 1] ?? null

  return (
    <>
      {damage !== null && pellets !== null && pellets > 1 ? (
        <li>{texts.shotDamage(plain(damage), plain(pellets), plain(damage * pellets))}</li>
      ) : null}
      {faster === null ? null : <li>{texts.bolt(bolt, plain(faster))}</li>}
    </>
  )
}
