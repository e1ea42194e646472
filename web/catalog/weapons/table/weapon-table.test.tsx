import { expect, test } from 'vitest'
import { weaponMessages } from '#contract/catalog/weapon.texts.ts'
import { timeToKill } from '#domain/catalog/ttk.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { cellsOf, orderBy, renderText } from '../../../shared/ui/test-render.tsx'
import { isOfAmmo } from '../use-weapon-view.ts'
import { plain, twoDecimals } from './figures.ts'
import { FULL_SORTS, SHORT_SORTS, weaponColumns } from './weapon-columns.tsx'
import { weaponExport } from './weapon-export.ts'
import { longestTime, weaponRows } from './weapon-rows.ts'
import { WhyTime } from './WhyTime.tsx'

const { why, missing, withBolt, seconds } = weaponMessages

const weapon = (change: Partial<Weapon>): Weapon => ({
  name: 'Rifle',
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

// 200 health / 20 damage are 10 shots: 9 waits at 10 shots a second are 0.9 s.
const RIFLE = weapon({})
// 8 pellets of 10 are 80 a shot: 3 shots, 2 waits at 2 a second are 1 s; with bolt 3, twice as fast, 0.5 s.
const SHOTGUN = weapon({
  name: 'Shotgun',
  ammo: 'Shotgun',
  damage: 10,
  pellets: 8,
  fireRate: 2,
  headshotMultiplier: 1.25,
  magazines: [2, 3, 4, 5],
  bolts: [1.2, 1.5, 2],
})
const UNKNOWN = weapon({ name: 'Unknown', ammo: 'N/A', damage: null, magazines: [] })
const WEAPONS = [RIFLE, SHOTGUN, UNKNOWN]

const rows = weaponRows(WEAPONS, ({ name }) => (name === 'Shotgun' ? 3 : 0))
const rowOf = (name: string) => {
  const row = rows.find((candidate) => candidate.weapon.name === name)
  if (!row) throw new Error(`no row of ${name}`)
  return row
}
const short = weaponColumns(false, 'Purple')

test('numbers are as exact as the file, times have two digits', () => {
  expect([plain(0.3), plain(1234.5678), plain(17)]).toEqual(['0.3', '1234.568', '17'])
  expect(twoDecimals(0.9)).toBe('0.90')
})

test('a shot of several pellets does the damage of all of them', () => {
  expect(rowOf('Shotgun')).toMatchObject({ shotDamage: 80, headDamage: 100, bolt: 3 })
  expect(rowOf('Rifle')).toMatchObject({ shotDamage: 20, headDamage: 30, bolt: 0 })
  expect(rowOf('Unknown')).toMatchObject({ shotDamage: null, headDamage: null, dps: null })
})

test('the row of a weapon shows its figures against the chosen armor', () => {
  expect(cellsOf(short, rowOf('Rifle'))).toMatchObject({
    name: 'Rifle',
    ammo: 'Light',
    damage: '20',
    head: '30',
    dps: expect.stringMatching(/^200\b/),
    ttk: seconds('0.90'),
  })
})

test('the bolt that the time counts with is named', () => {
  expect(cellsOf(short, rowOf('Shotgun'))['ttk']).toBe(`${withBolt(3)} ${seconds('0.50')}`)
})

test('what the file leaves out is a dash, and sorts last', () => {
  expect(cellsOf(short, rowOf('Unknown'))).toMatchObject({ damage: missing, ttk: missing })
  const order = (id: string) => orderBy(short, rows, id, (row) => row.weapon.name)
  expect(order('dps')).toEqual(['Rifle Shotgun Unknown', 'Shotgun Rifle Unknown'])
  expect(order('ttk')[0]).toBe('Shotgun Rifle Unknown')
  expect(order('ammo')[0]).toBe('Rifle Shotgun Unknown')
})

test('every column of both tables can be sorted from the address', () => {
  expect(short.map(({ id }) => id)).toEqual([...SHORT_SORTS])
  expect(weaponColumns(true, 'Red').map(({ id }) => id)).toEqual([...FULL_SORTS])
})

test('the longest time of all armors is the one against red', () => {
  // 225 health / 20 damage are 12 shots: 11 waits.
  expect(longestTime(rowOf('Rifle').times)).toBe(1.1)
  expect(longestTime(rowOf('Unknown').times)).toBe(0)
})

test('a time to kill is explained step by step', () => {
  const time = timeToKill(RIFLE, 'Purple')
  if (!time) throw new Error('no time')
  const text = renderText(<WhyTime weapon={RIFLE} armour="Purple" bolt={0} time={time} />)
  expect(text).toBe(
    [why.shots(200, '20', 10), why.waits(9, '10', '0.90'), why.sum('0.90')].join(' '),
  )
})

test('the explanation names pellets, the bolt and a reload that is not counted', () => {
  const time = timeToKill(SHOTGUN, 'Purple', 3)
  if (!time) throw new Error('no time')
  const text = renderText(<WhyTime weapon={SHOTGUN} armour="Purple" bolt={3} time={time} />)
  expect(text).toContain(why.shotDamage('10', '8', '80'))
  expect(text).toContain(why.bolt(3, '2'))
  expect(text).toContain(why.waits(2, '4', '0.50'))
  expect(text).toContain(why.reload(3, 2))
})

test('a weapon that kills with one shot takes no time', () => {
  const strong = weapon({ damage: 300 })
  const time = timeToKill(strong, 'Purple')
  if (!time) throw new Error('no time')
  const text = renderText(<WhyTime weapon={strong} armour="Purple" bolt={0} time={time} />)
  expect(text).toContain(why.oneShot)
  expect(text).toContain(why.sum('0.00'))
})

const found = (filter: Parameters<typeof isOfAmmo>[1]) =>
  WEAPONS.filter((one) => isOfAmmo(one, filter)).map(({ name }) => name)

test('ammo filters go by the names of the file, and crates have none', () => {
  expect(found('all')).toHaveLength(3)
  expect(found('light')).toEqual(['Rifle'])
  expect(found('care')).toEqual(['Unknown'])
})

test('the export has a column for each figure and empty cells for what is not known', () => {
  const { columns, rows: sheet } = weaponExport(WEAPONS)
  const cell = (row: number, header: string) =>
    sheet[row]?.[columns.findIndex((column) => column.header === header)]
  expect(cell(0, 'TTK Purple (s)')).toBe(0.9)
  expect(cell(1, 'TTK Purple Bolt L3 (s)')).toBe(0.5)
  expect(cell(0, 'Level 3 Magazine')).toBe(30)
  expect(cell(2, 'TTK Purple (s)')).toBeNull()
  expect(cell(2, 'Base Magazine')).toBeNull()
  expect(sheet.every((row) => row.length === columns.length)).toBe(true)
})
