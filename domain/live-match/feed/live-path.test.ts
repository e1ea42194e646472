import { expect, test } from 'vitest'
import { extendPath, newLivePath, toPoint } from './live-path.ts'

test('a path has a point every three seconds at most', () => {
  const path = newLivePath()
  for (const at of [0, 1, 2, 3, 5, 6]) extendPath(path, { at, x: at, y: 0 })
  expect(path.points.map(({ at }) => at)).toEqual([0, 3, 6])
})

test('a path that is full has half of its points and grows slower', () => {
  const path = newLivePath()
  for (let at = 0; at <= 1200; at += 3) extendPath(path, { at, x: at, y: 0 })
  expect(path.points).toHaveLength(201)
  expect(path.points.slice(0, 2).map(({ at }) => at)).toEqual([0, 6])
  extendPath(path, { at: 1203, x: 0, y: 0 })
  expect(path.points.at(-1)?.at).toBe(1200)
})

test('a position is in whole units, and 0, 0 is none', () => {
  expect(toPoint({ x: 10.4, y: -3.6, z: 9 }, 7)).toEqual({ at: 7, x: 10, y: -4 })
  expect(toPoint({ x: 0, y: 0, z: 9 }, 7)).toBeNull()
  expect(toPoint(null, 7)).toBeNull()
})
