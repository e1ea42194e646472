import { expect, test } from 'vitest'
import { ringNow, ringStatus } from './ring-status.ts'

const FIRST = { number: 1, x: 50, y: 50, radius: 30, startS: 75, endS: 315 }
const SECOND = { number: 2, x: 40, y: 60, radius: 10, startS: 435, endS: 535 }

test('before a ring starts to close, its start is counted down by the usual waits', () => {
  expect(ringStatus([], 0)).toEqual({ kind: 'waiting', number: 1, leftS: 75 })
  // 315 + 120 - 400
  expect(ringStatus([FIRST], 400)).toEqual({ kind: 'waiting', number: 2, leftS: 35 })
  // A wait that takes longer than usual doesn't count below zero.
  expect(ringStatus([FIRST], 500)).toEqual({ kind: 'waiting', number: 2, leftS: 0 })
})

test('while a ring closes, its end is counted down', () => {
  expect(ringStatus([FIRST, SECOND], 497.5)).toEqual({ kind: 'closing', number: 2, leftS: 38 })
})

test('nothing comes after the last ring', () => {
  const last = { ...FIRST, number: 6, endS: 900 }
  expect(ringStatus([last], 950)).toEqual({ kind: 'closed', number: 6, leftS: 0 })
})

test('the ring moves from the last circle to the next while it closes', () => {
  expect(ringNow([], 10)).toBeNull()
  expect(ringNow([FIRST], 100)).toBeNull()
  expect(ringNow([FIRST], 315)).toEqual({ x: 50, y: 50, radius: 30 })
  expect(ringNow([FIRST, SECOND], 485)).toEqual({ x: 45, y: 55, radius: 20 })
  expect(ringNow([FIRST, SECOND], 600)).toEqual({ x: 40, y: 60, radius: 10 })
})
