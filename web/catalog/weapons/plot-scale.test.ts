import { expect, test } from 'vitest'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { indexAmongEqual, plotScale, timesInOrder } from './plot-scale.ts'
import { type WeaponRow, weaponRows } from './table/weapon-rows.ts'

/** A weapon that needs three shots against Red, so that it takes 2 / rate seconds. */
const weapon = (redS: number | null): Weapon => ({
  name: 'Test',
  damage: 75,
  pellets: 1,
  fireRate: redS === null ? null : 2 / redS,
  headshotMultiplier: 1,
  magazines: [],
  burstCount: null,
  burstDelayS: null,
  akimboFireRate: null,
  ammo: 'Light',
  bolts: [],
})
const rows = (...redS: (number | null)[]): WeaponRow[] => weaponRows(redS.map(weapon), () => 0)

test('the axis ends at the half second after the slowest weapon', () => {
  expect(plotScale(rows(0.6, 1.2))).toEqual({ end: 1.5, ticks: [0, 0.5, 1, 1.5], beyond: 0 })
})

test('one very slow weapon of ten runs off the edge', () => {
  const nine = Array.from({ length: 9 }, () => 0.9)
  expect(plotScale(rows(...nine, 4.7))).toMatchObject({ end: 1, beyond: 1 })
})

test('a weapon without times takes no place on the axis', () => {
  const [row] = rows(null)
  expect(row && timesInOrder(row)).toEqual([])
  expect(plotScale(rows(null))).toEqual({ end: 0.5, ticks: [0, 0.5], beyond: 0 })
})

test('marks that fall together lie above each other', () => {
  const times = [{ seconds: 0.8 }, { seconds: 1.1 }, { seconds: 1.1 }]
  expect(times.map((time) => indexAmongEqual(times, time))).toEqual([0, -0.5, 0.5])
})
