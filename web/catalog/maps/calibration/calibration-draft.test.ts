import { expect, test } from 'vitest'
import { isFault, worked } from './calibration-draft.ts'

const point = (left: string, top: string, x: string, y: string) => ({ left, top, x, y })

test('two typed points give a calibration in whole units, with a decimal comma too', () => {
  // 60 % to the right are 54,000 units, so the picture is 90,000 wide.
  const first = point('20', '50', '-27000', '0')
  expect(worked(first, point('80,0', '50', '27000', '0'))).toEqual({
    calibration: { width: 90_000, centerX: 0, centerY: 0 },
    error: 0,
  })
})

test('there is no result until all of both points is entered', () => {
  expect(worked(point('20', '50', '', '0'), point('80', '50', '27000', '0'))).toBeNull()
  expect(worked(point('20', '150', '1', '0'), point('80', '50', '27000', '0'))).toBeNull()
  expect(worked(point('20', '50', '9999999', '0'), point('80', '50', '27000', '0'))).toBeNull()
})

test('points that fit no map say why', () => {
  expect(worked(point('20', '50', '5', '5'), point('25', '50', '27000', '0'))).toBe('near')
})

test.each([
  ['', false],
  ['-1200.5', false],
  ['12k', true],
  ['2000000', true],
])('%j is a fault: %s', (text, fault) => {
  expect(isFault(text)).toBe(fault)
})
