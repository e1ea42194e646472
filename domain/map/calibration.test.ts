import { expect, test } from 'vitest'
import { calibrate, fromPicture, SHIPPED_CALIBRATIONS, toPicture } from './calibration.ts'

const at = (x: number, y: number, worldX: number, worldY: number) => ({
  picture: { x, y },
  world: { x: worldX, y: worldY },
})

test('a place of the world is found on the picture: north is up', () => {
  const map = { width: 100_000, centerX: 1_000, centerY: -2_000 }
  expect(toPicture(map, 1_000, -2_000)).toEqual({ x: 50, y: 50 })
  expect(toPicture(map, 26_000, 8_000)).toEqual({ x: 75, y: 40 })
  expect(toPicture(map, -59_000, 0)).toEqual({ x: -10, y: 48 })
})

test("Storm Point's center of the world is a little left of the picture's center and below it", () => {
  const { x, y } = toPicture(SHIPPED_CALIBRATIONS.stormpoint, 0, 0)
  // 594 / 102,105 and 939 / 102,105 of the picture.
  expect(x).toBeCloseTo(50 - 0.5818, 4)
  expect(y).toBeCloseTo(50 + 0.9196, 4)
})

test('a place on the picture has world coordinates, and leads back', () => {
  const map = { width: 80_000, centerX: -500, centerY: 300 }
  expect(fromPicture(map, { x: 75, y: 25 })).toEqual({ x: 19_500, y: 20_300 })
  expect(toPicture(map, 19_500, 20_300)).toEqual({ x: 75, y: 25 })
})

test('two exact points give width and center without error', () => {
  // 50 % to the right are 40,000 units and 25 % up are 20,000, so the picture is 80,000 wide.
  const fit = calibrate(at(25, 75, -20_500, -19_700), at(75, 50, 19_500, 300))
  expect(fit).toEqual({ calibration: { width: 80_000, centerX: -500, centerY: 300 }, error: 0 })
})

test('points that disagree a little share the error, which is told', () => {
  // 50 % to the right are 50,000 units; 1 % up belongs to no difference in the world: half of 1,000 at each point.
  const fit = calibrate(at(25, 51, -25_000, 0), at(75, 50, 25_000, 0))
  expect(fit).toEqual({
    calibration: { width: 100_000, centerX: 0, centerY: expect.closeTo(500, 6) },
    error: expect.closeTo(500, 6),
  })
})

test.each([
  ['points too near each other on the picture', at(50, 50, 0, 0), at(60, 60, 10_000, -10_000), 'near'],
  ['the same place of the world twice', at(20, 20, 5, 5), at(80, 80, 5, 5), 'near'],
  ['a mirrored picture', at(20, 50, 30_000, 0), at(80, 50, -30_000, 0), 'mirrored'],
  ['north below', at(50, 20, 0, -30_000), at(50, 80, 0, 30_000), 'mirrored'],
  ['another scale to the right than up', at(20, 80, 0, 0), at(80, 20, 60_000, 40_000), 'uneven'],
  ['one axis mirrored', at(20, 80, 0, 0), at(80, 70, 60_000, -10_000), 'uneven'],
  ['a tiny world', at(20, 80, 0, 0), at(80, 20, 60, 60), 'size'],
  ['a huge world', at(20, 80, 0, 0), at(80, 20, 6_000_000, 6_000_000), 'size'],
])('%s give no calibration', (_, first, second, problem) => {
  expect(calibrate(first, second)).toBe(problem)
})
