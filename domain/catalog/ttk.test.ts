import { expect, test } from 'vitest'
import { ARMORS, timeToKill } from './ttk.ts'
import {
  damagePerMagazine,
  damagePerSecond,
  hasBolts,
  headDamage,
  inBothHands,
  type Weapon,
} from './weapon.ts'

const gun = (
  name: string,
  damage: number,
  fireRate: number,
  more: Partial<Weapon> = {},
): Weapon => ({
  name,
  damage,
  pellets: 1,
  fireRate,
  headshotMultiplier: 1.25,
  magazines: [],
  burstCount: null,
  burstDelayS: null,
  akimboFireRate: null,
  ammo: 'Light',
  bolts: [],
  ...more,
})

const EVA_8 = gun('EVA-8', 6, 3, { pellets: 8, ammo: 'Shotgun', bolts: [1.08, 1.15, 1.2] })
const MASTIFF = gun('Mastiff', 16, 1.1, { pellets: 6, ammo: 'Shotgun', bolts: [1.1, 1.15, 1.2] })
const HEMLOK = gun('Hemlok', 20, 15.5, { burstCount: 3, burstDelayS: 0.3 })
const PROWLER = gun('Prowler', 16, 21, { burstCount: 5, burstDelayS: 0.28 })
const NEMESIS = { burstCount: 4, burstDelayS: 0.21 }

const allArmours = (weapon: Weapon, bolt?: number) =>
  ARMORS.map((armour) => timeToKill(weapon, armour, bolt))

// Shots and seconds against White, Blue, Purple and Red: the weapon facts' own check of the plain rule (season 25),
// there to three decimals, here to the two that the product shows.
test.each([
  ['Havoc', gun('Havoc', 20, 11.2), 0, [8, 9, 10, 12], [0.63, 0.71, 0.8, 0.98]],
  ['Flatline', gun('Flatline', 19, 10), 0, [8, 10, 11, 12], [0.7, 0.9, 1, 1.1]],
  ['Hemlok', HEMLOK, 0, [8, 9, 10, 12], [0.92, 0.99, 1.29, 1.42]],
  ['R-301', gun('R-301', 14, 13.5), 0, [11, 13, 15, 17], [0.74, 0.89, 1.04, 1.19]],
  ['Prowler', PROWLER, 0, [10, 11, 13, 15], [0.66, 0.94, 1.04, 1.13]],
  ['R-99', gun('R-99', 13, 18), 0, [12, 14, 16, 18], [0.61, 0.72, 0.83, 0.94]],
  ['G7 Scout', gun('G7 Scout', 35, 3.88), 0, [5, 5, 6, 7], [1.03, 1.03, 1.29, 1.55]],
  [
    'Triple Take',
    gun('Triple Take', 23, 1.74, { pellets: 3 }),
    0,
    [3, 3, 3, 4],
    [1.15, 1.15, 1.15, 1.72],
  ],
  ['Kraber', gun('Kraber', 150, 0.42), 0, [1, 2, 2, 2], [0, 2.38, 2.38, 2.38]],
  ['EVA-8', EVA_8, 0, [4, 4, 5, 5], [1, 1, 1.33, 1.33]],
  ['EVA-8 with bolt 1', EVA_8, 1, [4, 4, 5, 5], [0.93, 0.93, 1.23, 1.23]],
  ['EVA-8 with bolt 3', EVA_8, 3, [4, 4, 5, 5], [0.83, 0.83, 1.11, 1.11]],
  ['Mastiff with bolt 2', MASTIFF, 2, [2, 2, 3, 3], [0.79, 0.79, 1.58, 1.58]],
  [
    'P2020 akimbo',
    gun('P2020 Akimbo', 24, 7, { akimboFireRate: 7.85 }),
    0,
    [7, 8, 9, 10],
    [0.76, 0.89, 1.02, 1.15],
  ],
])('%s', (_, weapon, bolt, shots, seconds) => {
  const found = allArmours(weapon, bolt)
  expect(found.map((time) => time?.shots)).toEqual(shots)
  expect(found.map((time) => time?.seconds)).toEqual(seconds)
})

test('the unheated Nemesis waits 1.5 x 0.21 s between its bursts', () => {
  // 9 shots of 17 in bursts of four: six waits of 1/18 s and two pauses of 0.315 s.
  expect(timeToKill(gun('Nemesis (Unheated)', 17, 18, NEMESIS), 'White')).toEqual({
    seconds: 0.96,
    shots: 9,
    damage: 17,
    rate: 18,
    waits: 6,
    pauses: 2,
    pauseS: 0.315,
    extraS: 0,
  })
})

test('the heated Nemesis fires 1.8 times as fast and takes a fixed extra per armour', () => {
  const heated = gun('Nemesis (Heated)', 17, 18, { burstCount: 4, burstDelayS: 0.18 })
  // Six, eight, nine and ten waits of 1/32.4 s, and 0.31, 0.36, 0.38 and 0.48 s.
  expect(allArmours(heated).map((time) => time?.seconds)).toEqual([0.5, 0.61, 0.66, 0.79])
})

test('a burst in the file does not count for the G7 Scout', () => {
  const scout = gun('G7 Scout', 35, 3.88, { burstCount: 2, burstDelayS: 0.4 })
  expect(timeToKill(scout, 'Purple')?.seconds).toBe(1.29)
  expect(damagePerSecond(scout)?.value).toBe(136)
})

test('where a number is missing there is no time and no damage a second', () => {
  const broken = { ...gun('Havoc', 20, 11.2), fireRate: null }
  expect([timeToKill(broken, 'White'), damagePerSecond(broken)]).toEqual([null, null])
  expect(timeToKill(gun('Havoc', 20, 11.2), 'White', 1)).toBeNull()
  expect(headDamage({ ...broken, headshotMultiplier: null })).toBeNull()
})

test.each([
  // 20 x 11.2.
  [gun('Havoc', 20, 11.2), 224],
  // 8 pellets of 6, three times a second.
  [EVA_8, 144],
  // Three shots of 20 in 2/15.5 s and a pause of 0.3 s.
  [HEMLOK, 140],
  // Four shots of 17 in 3/18 s and a pause of 0.315 s.
  [gun('Nemesis (Unheated)', 17, 18, NEMESIS), 141],
  // Four shots of 17 in 3/32.4 s and the file's own pause of 0.18 s.
  [gun('Nemesis (Heated)', 17, 18, { burstCount: 4, burstDelayS: 0.18 }), 249],
])('damage a second of $name', (weapon, want) => {
  expect(damagePerSecond(weapon)?.value).toBe(want)
})

test('a shot to the head counts every pellet', () => {
  // 23 x 1.6 x 3 = 110.4.
  const tripleTake = gun('Triple Take', 23, 1.74, { pellets: 3, headshotMultiplier: 1.6 })
  expect(headDamage(tripleTake)).toBe(110)
})

test('a bolt makes a shotgun do more a second', () => {
  // 48 x 3 x 1.2 = 172.8.
  expect(damagePerSecond(EVA_8, 3)?.value).toBe(173)
  expect([hasBolts(EVA_8), hasBolts(HEMLOK)]).toEqual([true, false])
})

test('a magazine does the damage of all its shots', () => {
  expect(damagePerMagazine({ ...EVA_8, magazines: [8, 8, 8, 8] })).toBe(384)
  expect(damagePerMagazine(EVA_8)).toBeNull()
})

test('a weapon that can be carried in both hands fires at its akimbo rate there', () => {
  const pistol = gun('P2020', 24, 7, { akimboFireRate: 7.85 })
  const both = inBothHands(pistol)
  // Eight waits of 1/7 s and of 1/7.85 s.
  expect(timeToKill(pistol, 'Purple')?.seconds).toBe(1.14)
  expect(both && timeToKill(both, 'Purple')?.seconds).toBe(1.02)
  expect([both && inBothHands(both), inBothHands(HEMLOK)]).toEqual([null, null])
})
