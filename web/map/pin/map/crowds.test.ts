import { expect, test } from 'vitest'
import type { PinMarker } from '#contract/map/pin.ts'
import { crowdsOf } from './crowds.ts'

const pin = (id: number, x: number, y: number): PinMarker => ({
  id,
  map: 'stormpoint',
  x,
  y,
  type: 'video',
  title: '',
  imageUrl: null,
  youtubeLink: null,
})

const idsOf = (pins: PinMarker[], apart: number) =>
  crowdsOf(pins, apart).map((crowd) => crowd.map(({ id }) => id))

test('markers that lie closer than a marker is wide share one', () => {
  // 3 across and 4 down is 5 away.
  const pins = [pin(1, 10, 10), pin(2, 50, 50), pin(3, 13, 14), pin(4, 16, 18)]
  expect(idsOf(pins, 5)).toEqual([[1], [2], [3], [4]])
  expect(idsOf(pins, 5.1)).toEqual([[1, 3], [2], [4]])
})

test('on a grown map only those at the very same place stay together', () => {
  expect(idsOf([pin(1, 10, 10), pin(2, 10, 10), pin(3, 10.1, 10)], 0.05)).toEqual([[1, 2], [3]])
})
