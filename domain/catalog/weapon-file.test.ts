import { expect, test } from 'vitest'
import { readWeapon } from './weapon-file.ts'

const HEMLOK = {
  'Weapon Name': ' Hemlok ',
  Damage: '20',
  Pellets: '1',
  Fire_rate: '15,5',
  Headshot_multiplier: '1.4',
  'Base Magazine': '21',
  'Level 1 Magazine': '24',
  'Level 2 Magazine': '27',
  'Level 3 Magazine': '30',
  Burst_fire_count: '3',
  Burst_fire_delay: '0.3',
  Akimbo: 'no',
  Akimbo_firerate: '',
  Ammo_type: 'Heavy',
  Shotgun_bolt_L1: '',
  Shotgun_bolt_L2: '',
  Shotgun_bolt_L3: '',
}

test('a row becomes a weapon, with a decimal comma as with a point', () => {
  expect(readWeapon(HEMLOK)).toEqual({
    name: 'Hemlok',
    damage: 20,
    pellets: 1,
    fireRate: 15.5,
    headshotMultiplier: 1.4,
    magazines: [21, 24, 27, 30],
    burstCount: 3,
    burstDelayS: 0.3,
    akimboFireRate: null,
    ammo: 'Heavy',
    bolts: [null, null, null],
  })
})

test('what is no number above zero is missing, and so is what the row leaves out', () => {
  const odd = { ...HEMLOK, Damage: 'many', Fire_rate: '0', Burst_fire_count: '-2' }
  expect(readWeapon(odd)).toMatchObject({ damage: null, fireRate: null, burstCount: null })
  expect(readWeapon({ 'Weapon Name': 'Bow' })).toMatchObject({
    damage: null,
    magazines: [null, null, null, null],
    ammo: 'N/A',
  })
})

test('the akimbo rate counts only for weapons that the file calls akimbo', () => {
  const rate = { Akimbo_firerate: '7.85' }
  expect(readWeapon({ ...HEMLOK, ...rate, Akimbo: 'no' })?.akimboFireRate).toBeNull()
  expect(readWeapon({ ...HEMLOK, ...rate, Akimbo: 'Yes' })?.akimboFireRate).toBe(7.85)
})

test('a row without a name is no weapon', () => {
  expect(readWeapon({ ...HEMLOK, 'Weapon Name': '  ' })).toBeNull()
})
