import { expect, test } from 'vitest'
import { readRings } from './read-rings.ts'

const line = (rings: object[], map = 'mp_rr_tropic_island_mu2_landscape', more = {}) =>
  JSON.stringify({ success: true, map, rings, timestamp: '2026-01-14T18:57:02', ...more })

/** Storm Point in a square of 16,384: 30,500, 15,000 and 8,000 of 102,105 units. */
const RINGS = [
  { x: 8192, y: 8192, r: 4894 },
  { x: 8192, y: 6144, r: 2407 },
  { x: 7168, y: 6144, r: 1284 },
]
const GAME = {
  map: 'stormpoint',
  rings: [
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.375 },
    { x: 0.4375, y: 0.375 },
  ],
  day: null,
}

const withRadius = (index: number, r: unknown) =>
  RINGS.map((ring, at) => (at === index ? { ...ring, r } : ring))

test('JSON lines become shares of the picture, with their line numbers', () => {
  const { games, faults } = readRings(`${line(RINGS)}\n\n${line(RINGS, 'Storm Point')}\n`)
  expect(faults).toEqual([])
  expect(games).toEqual([
    { line: 1, ...GAME },
    { line: 3, ...GAME },
  ])
})

test('numbers up to 1 are shares already', () => {
  const shares = RINGS.map(({ x, y, r }) => ({ x: x / 16_384, y: y / 16_384, r: r / 16_384 }))
  expect(readRings(line(shares)).games).toEqual([{ line: 1, ...GAME }])
})

test('the time of collection is no date, and a date is a day', () => {
  const days = ['2026-01-14', '2026-02-29', '14.01.2026'].map((date) =>
    line(RINGS, 'stormpoint', { date }),
  )
  const { games, faults } = readRings(days.join('\n'))
  expect(games).toEqual([{ line: 1, ...GAME, day: '2026-01-14' }])
  expect(faults).toEqual([
    { line: 2, fault: 'date' },
    { line: 3, fault: 'date' },
  ])
})

test("a radius that isn't the map's within 1 % leaves the line out", () => {
  // 1 % of 2407 is 24.
  const lines = [2407, 2430, 2384, 2432, 2367, null].map((r) => line(withRadius(1, r)))
  const { games, faults } = readRings(lines.join('\n'))
  expect(games.map((game) => game.line)).toEqual([1, 2, 3])
  expect(faults).toEqual([4, 5, 6].map((at) => ({ line: at, fault: 'radius' })))
})

/** All three in one column. */
const nested = (ring2: number, ring3: number) =>
  line(RINGS.map((ring, at) => ({ ...ring, x: 8192, y: [8192, ring2, ring3][at] })))

// 4894 - 2407 is 2487, 2407 - 1284 is 1123; a tenth more is allowed.
test('a ring that is not inside the one before it leaves the line out', () => {
  const lines = [
    nested(8192 - 2482, 8192 - 2482),
    nested(8192 - 2792, 8192 - 2792),
    nested(8192, 8192 - 1112),
    nested(8192, 8192 - 1242),
  ]
  const { games, faults } = readRings(lines.join('\n'))
  expect(games.map((game) => game.line)).toEqual([1, 3])
  expect(faults).toEqual([2, 4].map((at) => ({ line: at, fault: 'outside' })))
})

test('each broken line is named with its reason', () => {
  const lines = [
    '{"map"',
    line(RINGS, 'mp_rr_talos_mu3'),
    line(RINGS.slice(1)),
    line([...RINGS, RINGS[2] ?? {}]),
    line([{ x: -1, y: 5, r: 4894 }, ...RINGS.slice(1)]),
    line([{ x: '1', y: 5, r: 4894 }, ...RINGS.slice(1)]),
    'null',
  ]
  expect(readRings(lines.join('\n'))).toEqual({
    games: [],
    faults: ['unreadable', 'map', 'rings', 'rings', 'rings', 'rings', 'unreadable'].map(
      (fault, index) => ({ line: index + 1, fault }),
    ),
  })
})

test('a CSV has its columns in any order, and its radii can be missing', () => {
  const csv = [
    'Date;Map;x1;y1;x2;y2;x3;y3;r3',
    '2026-01-14;Storm Point;0.5;0.5;0.5;0.375;0.4375;0.375;',
    '',
    ';stormpoint;8192;8192;8192;6144;7168;6144;1284',
    ';stormpoint;8192;8192;8192;6144;7168;6144;1457',
    ';stormpoint;8192;8192;8192;6144;7168;',
  ]
  expect(readRings(csv.join('\r\n'))).toEqual({
    games: [
      { line: 2, ...GAME, day: '2026-01-14' },
      { line: 4, ...GAME },
    ],
    faults: [
      { line: 5, fault: 'radius' },
      { line: 6, fault: 'rings' },
    ],
  })
})

test('a text without the columns, or with an open quote, has no games', () => {
  expect(readRings('map,x1,y1\nstormpoint,1,1')).toEqual({
    games: [],
    faults: [{ line: 1, fault: 'columns' }],
  })
  expect(readRings('').faults).toEqual([{ line: 1, fault: 'columns' }])
  expect(readRings('map,x1,y1,x2,y2,x3,y3\n"stormpoint').faults).toEqual([
    { line: 2, fault: 'unreadable' },
  ])
})
