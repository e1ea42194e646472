import { expect, test } from 'vitest'
import { poiOfRing, countByPoi } from './closed-at-poi.ts'
import { keepRing2Inside, pictureRingRadii } from './ring-game.ts'
import { ringSection, withoutSections } from './ring-section.ts'

test("radii are shares of the map's picture", () => {
  // 30,500, 15,000 and 8,000 of 102,105.
  const { ring1, ring2, ring3 } = pictureRingRadii('stormpoint')
  expect([ring1, ring2, ring3].map((radius) => radius.toFixed(4))).toEqual([
    '0.2987',
    '0.1469',
    '0.0784',
  ])
  // 28,500 of 86,005.
  expect(pictureRingRadii('brokenmoon').ring1.toFixed(4)).toBe('0.3314')
})

test('ring 2 is moved towards the center of ring 1 until it is inside', () => {
  const ring1 = { x: 0.5, y: 0.5 }
  expect(keepRing2Inside('stormpoint', ring1, { x: 0.6, y: 0.5 })).toEqual({ x: 0.6, y: 0.5 })
  // (30,500 - 15,000) / 102,105 = 0.1518.
  const moved = keepRing2Inside('stormpoint', ring1, { x: 0.5, y: 0.9 })
  expect([moved.x, moved.y.toFixed(4)]).toEqual([0.5, '0.6518'])
})

test('a map has four corners and a center', () => {
  const sections = [
    [0.1, 0.1],
    [0.5, 0.1],
    [0.3, 0.9],
    [0.9, 0.6],
    [0.4, 0.6],
  ].map(([x = 0, y = 0]) => ringSection({ x, y }))
  expect(sections).toEqual(['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'])
})

const endingAt = (x: number, y: number) =>
  ({
    rings: [
      { x: 0.9, y: 0.9 },
      { x: 0.9, y: 0.9 },
      { x, y },
    ],
  }) as const

test('games that ended in an excluded section are left out', () => {
  const games = [endingAt(0.1, 0.1), endingAt(0.5, 0.5), endingAt(0.9, 0.9)]
  expect(withoutSections(games, [])).toBe(games)
  expect(withoutSections(games, ['center', 'topLeft'])).toEqual([games[2]])
})

const at = (x: number, y: number) => ({ x: x / 100, y: y / 100 })

test('a ring closed at the POI with the nearest marker', () => {
  const pois = [
    { name: 'Lift', place: { x: 60, y: 48 } },
    { name: 'Bean', place: { x: 24, y: 57 } },
    { name: 'The Mill', place: { x: 12, y: 49 } },
  ]
  expect(poiOfRing(at(40, 50), pois)).toBe('Bean')
  expect(poiOfRing(at(40, 50), [])).toBeNull()
  expect(countByPoi([at(14, 50), at(58, 40), at(22, 60), at(61, 48)], pois)).toEqual([
    { name: 'Lift', games: 2 },
    { name: 'Bean', games: 1 },
    { name: 'The Mill', games: 1 },
  ])
})
