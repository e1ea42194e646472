// @ts-expect-error -- pages know no Node, so neither do their types; the tests run on it
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARMORS, timeToKill } from '#domain/catalog/ttk.ts'
import { damagePerSecond } from '#domain/catalog/weapon.ts'
import { bestBolt, fastestKills, isEveryday, mostDamage } from '#domain/catalog/weapon-top.ts'
import { parseWeapons } from './weapon-data.ts'

const file: string = readFileSync(new URL('../../public/weapon_data.csv', import.meta.url), 'utf8')
const weapons = parseWeapons(file)
const named = (name: string) => {
  const found = weapons.find((weapon) => weapon.name === name)
  if (!found) throw new Error(`${name} is not in the file`)
  return found
}

test('the file that we serve has 29 weapons, each with a damage and a time to kill', () => {
  expect(weapons).toHaveLength(29)
  for (const weapon of weapons) {
    expect(damagePerSecond(weapon), weapon.name).not.toBeNull()
    for (const armour of ARMORS) expect(timeToKill(weapon, armour), weapon.name).not.toBeNull()
  }
  const rare = weapons.filter(({ ammo }) => ammo === 'N/A').map(({ name }) => name)
  expect(rare.toSorted()).toEqual(['Kraber', 'Peacekeeper', 'Triple Take'])
})

// Against White, Blue, Purple and Red: what the facts' own check has, to two decimals.
test.each([
  ['Havoc', 0, [0.63, 0.71, 0.8, 0.98]],
  ['C.A.R.', 0, [0.65, 0.77, 0.9, 1.03]],
  ['Devotion', 0, [0.6, 0.67, 0.8, 0.93]],
  ['Charge Rifle', 0, [1.61, 3.23, 3.23, 3.23]],
  ['Sentinel', 0, [3.17, 3.17, 3.17, 4.76]],
  ['Mozambique', 3, [0.63, 0.94, 0.94, 1.26]],
  ['Peacekeeper', 3, [0.92, 0.92, 0.92, 1.83]],
  ['Wingman', 0, [1.07, 1.07, 1.43, 1.43]],
])('%s with bolt %i', (name, bolt, seconds) => {
  const found = ARMORS.map((armour) => timeToKill(named(name), armour, bolt)?.seconds)
  expect(found).toEqual(seconds)
})

test('the best five by damage a second and by time to kill', () => {
  // Heated Nemesis 4 x 17 / (3 / 32.4 + 0.18); Devotion 16 x 15; R-99 13 x 18; Havoc 20 x 11.2; C.A.R. 14 x 15.5.
  expect(mostDamage(weapons).map(({ weapon, dps }) => [weapon.name, dps.value])).toEqual([
    ['Nemesis (Heated)', 249],
    ['Devotion', 240],
    ['R-99', 234],
    ['Havoc', 224],
    ['C.A.R.', 217],
  ])
  expect(
    fastestKills(weapons, 'Purple').map(({ weapon, time }) => [weapon.name, time.seconds]),
  ).toEqual([
    ['Nemesis (Heated)', 0.66],
    ['Devotion', 0.8],
    ['Havoc', 0.8],
    ['R-99', 0.83],
    ['C.A.R.', 0.9],
  ])
})

test('the full lists leave out snipers and the care package, and count with the best bolt', () => {
  const everyday = weapons.filter(isEveryday)
  expect(everyday).toHaveLength(22)
  const white = fastestKills(everyday, 'White', bestBolt)
  expect(white.map(({ weapon, time }) => [weapon.name, time.seconds])).toEqual([
    ['Nemesis (Heated)', 0.5],
    ['Devotion', 0.6],
    ['R-99', 0.61],
    ['Havoc', 0.63],
    ['Mozambique', 0.63],
  ])
})

test.each([
  ['<!doctype html><title>Ringwise</title>', 'Failed to parse weapon data CSV'],
  ['', 'Failed to parse weapon data CSV'],
  ['Weapon Name;Damage\n"Havoc;20', 'Failed to parse weapon data CSV'],
  ['Weapon Name;Damage\nHavoc;20', 'Failed to process weapon data'],
  ['Weapon Name;Damage;Fire_rate;Ammo_type\n', 'Failed to process weapon data'],
])('%j is refused', (text, message) => {
  expect(() => parseWeapons(text)).toThrow(message)
})

test('a byte order mark, other line ends and empty lines are no trouble', () => {
  const text = '\ufeffWeapon Name;Damage;Fire_rate;Ammo_type\r\n\r\nHavoc;20;11,2;Energy\r\n;;;\r\n'
  expect(parseWeapons(text).map(({ name, fireRate }) => [name, fireRate])).toEqual([
    ['Havoc', 11.2],
  ])
})
