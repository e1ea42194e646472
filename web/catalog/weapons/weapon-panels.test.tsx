import { expect, test } from 'vitest'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { damagePerSecond, type Weapon } from '#domain/catalog/weapon.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { WeaponCard } from './card/WeaponCard.tsx'
import { weaponRows } from './table/weapon-rows.ts'
import { WhyDps } from './table/WhyDps.tsx'
import { TopWeapons } from './TopWeapons.tsx'
import { WeaponPlot } from './WeaponPlot.tsx'

const weapon = (name: string, change: Partial<Weapon> = {}): Weapon => ({
  name,
  ammo: 'Light',
  damage: 20,
  pellets: null,
  fireRate: 10,
  headshotMultiplier: 1.5,
  magazines: [20, 24, 27, 30],
  burstCount: null,
  burstDelayS: null,
  bolts: [],
  akimboFireRate: null,
  ...change,
})

// Against purple: 200 / 20 = 10 shots, 9 waits of 0.1 s are 0.90 s. Damage per second: 20 × 10 = 200.
const RIFLE = weapon('Rifle')
// 200 / 50 = 4 shots, 3 waits of 0.5 s are 1.50 s. Damage per second: 50 × 2 = 100.
const SNIPER = weapon('Sniper', { damage: 50, fireRate: 2, magazines: [4, 4, 4, 4] })

test('the card of a weapon has the time and the shots for each armor', () => {
  const text = renderText(<WeaponCard weapon={RIFLE} />)
  expect(text).toContain(`${texts.armors.Purple} ${texts.seconds('0.90')} ${texts.shots(10)}`)
  // 150 / 20 are 8 shots, 7 waits.
  expect(text).toContain(`${texts.armors.White} ${texts.seconds('0.70')} ${texts.shots(8)}`)
})

test('a magazine that grows is listed by level, one that does not once', () => {
  expect(renderText(<WeaponCard weapon={RIFLE} />)).toContain(`${texts.magazineOf(3)} 30`)
  const same = renderText(<WeaponCard weapon={SNIPER} />)
  expect(same).toContain(`${texts.magazine} 4`)
  expect(same).not.toContain(texts.magazineOf(1))
  // Four shots of 50.
  expect(same).toContain(`${texts.perMagazine} 200`)
})

test('a weapon with bolts or for both hands has a column for each way to fire', () => {
  const shotgun = weapon('Shotgun', { bolts: [1.2, 1.5, 2] })
  const bolts = renderText(<WeaponCard weapon={shotgun} />)
  for (const label of [texts.noBolt, ...[1, 2, 3].map(texts.bolt)]) expect(bolts).toContain(label)
  // With bolt 3 the nine waits take half as long, and the damage per second doubles.
  expect(bolts).toMatch(/0\.90.*0\.45/)
  expect(bolts).toContain('400')
  const pistol = renderText(<WeaponCard weapon={weapon('Pistol', { akimboFireRate: 15 })} />)
  expect(pistol).toContain(`${texts.oneHand} ${texts.akimbo}`)
})

test('the top lists rank by damage and by time, with the longest bar for the best', () => {
  const html = renderHtml(<TopWeapons weapons={[SNIPER, RIFLE]} isFull={false} />)
  const names = attributesOf(html, 'aria-label').filter((label) =>
    [texts.details('Rifle'), texts.details('Sniper')].includes(label),
  )
  expect(names).toEqual(['Rifle', 'Sniper', 'Rifle', 'Sniper'].map(texts.details))
  expect(renderText(<TopWeapons weapons={[SNIPER, RIFLE]} isFull={false} />)).toContain(
    texts.topTtk,
  )
  // 100 of 200 damage, and 0.9 s for the rifle to 1.5 s.
  expect(html).toContain('50%')
  expect(html).toContain('60%')
})

test('damage per second is explained by shot and rate', () => {
  const dps = damagePerSecond(RIFLE)
  if (!dps) throw new Error('a rate is expected')
  expect(renderText(<WhyDps weapon={RIFLE} dps={dps} />)).toBe(texts.why.steady('20', '10', 200))
})

test('damage per second of bursts counts the pause', () => {
  // Three shots of 20 in 2 / 10 s and a pause of 0.3 s: 60 / 0.5 = 120.
  const burst = weapon('Burst', { burstCount: 3, burstDelayS: 0.3 })
  const dps = damagePerSecond(burst)
  if (!dps) throw new Error('a rate is expected')
  const text = renderText(<WhyDps weapon={burst} dps={dps} />)
  expect(text).toContain(texts.why.burst(3, '20'))
  expect(text).toContain(texts.why.burstTime(2, '10', '0.3'))
  expect(text).toContain(texts.why.burstSum(120))
})

test('the plot says in words which weapon is the fastest and which the slowest', () => {
  const rows = weaponRows([SNIPER, RIFLE, weapon('Unknown', { damage: null })], () => 0)
  const html = renderHtml(<WeaponPlot rows={rows} armour="Purple" />)
  expect(attributesOf(html, 'aria-label')).toContain(
    texts.plotText(
      3,
      texts.armors.Purple,
      texts.timeOf('Rifle', '0.90'),
      texts.timeOf('Sniper', '1.50'),
    ),
  )
})
