import { expect, test } from 'vitest'
import { ringOutlines } from './ring-outlines.ts'

const NONE = { excluded: [], games: [] }

const at = (x: number) => ({ x, y: 50 })
const place = (x: number) => ({ x, y: 0.5 })

test('a saved picture has the placed rings, with their radii of the map', () => {
  expect(ringOutlines('worldsedge', { ...NONE, placement: { ring1: null, ring2: null } })).toEqual(
    [],
  )
  // 26,500 and 13,000 of 89,985 units.
  expect(
    ringOutlines('worldsedge', { ...NONE, placement: { ring1: at(50), ring2: at(55) } }),
  ).toEqual([
    { number: 1, center: at(50), radius: expect.closeTo(29.4494, 3), isLikely: false },
    { number: 2, center: at(55), radius: expect.closeTo(14.4469, 3), isLikely: false },
  ])
})

test('with past games it also has the likely ring 3', () => {
  const games = [{ rings: [place(0.5), place(0.5), place(0.6)] as const }]
  const placement = { ring1: { x: 50, y: 50 }, ring2: { x: 50, y: 50 } }
  const [, , likely] = ringOutlines('worldsedge', { excluded: [], games, placement })
  // The only game moved by 10 %, with a weight of 1; no move from ring 1 to ring 2 counts 0.1: 10 / 1.1.
  expect(likely).toMatchObject({ number: 3, isLikely: true })
  expect(likely?.center.x).toBeCloseTo(50 + 10 / 1.1)
  // 8,000 units.
  expect(likely?.radius).toBeCloseTo(8.8904, 3)
})
