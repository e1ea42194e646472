import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#domain/draft/draft.ts'
import { createRoomTurns } from './room-turns.ts'

const STORED = { state: EMPTY_DRAFT, writtenBy: '1', isFinished: false }

test('operations of a room run one at a time and in order, those of another room beside them', async () => {
  const turns = createRoomTurns()
  const log: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.run(1, async () => {
    await gate.promise
    log.push('first of 1')
  })
  const second = turns.run(1, async () => void log.push('second of 1'))
  await turns.run(2, async () => void log.push('of 2'))
  gate.resolve()
  await Promise.all([first, second])
  expect(log).toEqual(['of 2', 'first of 1', 'second of 1'])
})

test('only so many idle rooms are remembered, those used last', async () => {
  const turns = createRoomTurns(2)
  const remember = (room: number) => turns.run(room, async (turn) => void (turn.known = STORED))
  const isKnown = (room: number) => turns.run(room, async ({ known }) => known !== null)
  for (const room of [1, 2, 1, 3]) await remember(room)
  expect(turns.size()).toBe(2)
  expect(await isKnown(1)).toBe(true)
  expect(await isKnown(3)).toBe(true)
  expect(await isKnown(2)).toBe(false)
})

test('a room that is being written to is not forgotten', async () => {
  const turns = createRoomTurns(1)
  const gate = Promise.withResolvers<void>()
  const busy = turns.run(1, () => gate.promise)
  await turns.run(2, async () => {})
  expect(turns.size()).toBe(1)
  gate.resolve()
  await busy
  await turns.run(1, async () => {})
  expect(turns.size()).toBe(1)
})

test('a failed operation does not hold up the next one', async () => {
  const turns = createRoomTurns()
  await expect(turns.run(1, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await turns.run(1, async () => 'next')).toBe('next')
})

// Findings C3 and X13.
test('who waits too long for a busy room reads that, and not that the database is away', async () => {
  const turns = createRoomTurns()
  const gate = Promise.withResolvers<void>()
  const busy = turns.run(1, () => gate.promise)
  await expect(turns.run(1, async () => 'late')).rejects.toMatchObject({
    status: 503,
    code: 'room_busy',
  })
  gate.resolve()
  await busy
})
