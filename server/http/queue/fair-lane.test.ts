import { expect, test } from 'vitest'
import { createFairLane } from './fair-lane.ts'

const anyone = () => true

function drain(lane: ReturnType<typeof createFairLane<string>>): string {
  const order: string[] = []
  for (let item = lane.next(anyone); item !== undefined; item = lane.next(anyone)) order.push(item)
  return order.join(' ')
}

test('callers take turns, each in its own order', () => {
  const lane = createFairLane<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) lane.add(item.slice(0, 1), 1, item)
  expect(drain(lane)).toBe('a1 b1 c1 a2 b2 a3')
})

test('a caller with expensive work gets as much of it as others with cheap work', () => {
  const lane = createFairLane<string>()
  for (const item of ['a1', 'a2']) lane.add('a', 100, item)
  for (const item of ['b1', 'b2', 'b3', 'b4']) lane.add('b', 30, item)
  // Spent before each turn: a 0, b 0, then a 100 and b 30, 60, 90, then a 100 and b 120.
  expect(drain(lane)).toBe('a1 b1 b2 b3 b4 a2')
})

test('who comes later waits for one turn of the others, not for their queue, and saved nothing up', () => {
  const lane = createFairLane<string>()
  for (const item of ['a1', 'a2', 'a3', 'a4']) lane.add('a', 10, item)
  expect([lane.next(anyone), lane.next(anyone)]).toEqual(['a1', 'a2'])
  for (const item of ['b1', 'b2', 'b3']) lane.add('b', 10, item)
  // The clock is at 10 (the start of a2), where b begins; a has spent 20.
  expect(drain(lane)).toBe('b1 a3 b2 a4 b3')
})

test('work that was removed costs nothing', () => {
  const lane = createFairLane<string>()
  lane.add('a', 100, 'a1')
  lane.add('a', 1, 'a2')
  lane.add('b', 50, 'b1')
  lane.remove('a', 'a1')
  expect(lane.waitingOf('a')).toBe(1)
  expect(drain(lane)).toBe('a2 b1')
})

test('a caller that cannot start is passed over and keeps its turn', () => {
  const lane = createFairLane<string>()
  lane.add('a', 1, 'a1')
  lane.add('b', 1, 'b1')
  expect(lane.next((caller) => caller !== 'a')).toBe('b1')
  expect(lane.next((caller) => caller !== 'a')).toBeUndefined()
  expect(drain(lane)).toBe('a1')
})
