import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const user = (key: string) => ({ key, isGuest: false })
const guest = (key: string) => ({ key, isGuest: true })

/** A queue whose tasks end when the test says so, with the order in which they started. */
function openQueue(limits: Parameters<typeof createFairQueue>[0]) {
  const run = createFairQueue(limits)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const add = (caller: ReturnType<typeof user>, name: string, cost = 1) =>
    run(caller, cost, () => {
      started.push(name)
      const { promise, resolve } = Promise.withResolvers<string>()
      ends.set(name, () => resolve(name))
      return promise
    })
  const end = async (name: string) => {
    await expect.poll(() => ends.has(name)).toBe(true)
    ends.get(name)?.()
  }
  return { add, end, started }
}

test('a user comes before all waiting guests, and one slot is never theirs', async () => {
  const { add, end, started } = openQueue({ slots: 2, guestSlots: 1, waitingPerCaller: 9 })
  const all = [add(guest('g'), 'g1'), add(guest('g'), 'g2'), add(guest('h'), 'h1', 100)]
  all.push(add(user('u'), 'u1'), add(user('u'), 'u2'))
  await expect.poll(() => started).toEqual(['g1', 'u1'])
  await end('g1')
  await expect.poll(() => started).toEqual(['g1', 'u1', 'u2'])
  for (const name of ['u1', 'u2', 'h1', 'g2']) await end(name)
  expect(await Promise.all(all)).toEqual(['g1', 'g2', 'h1', 'u1', 'u2'])
  expect(started).toEqual(['g1', 'u1', 'u2', 'h1', 'g2'])
})

test('one caller runs as many tasks at once as it can, and others use the rest', async () => {
  const { add, end, started } = openQueue({ slots: 3, slotsPerCaller: 1, waitingPerCaller: 9 })
  const all = [add(user('a'), 'a1'), add(user('a'), 'a2'), add(user('b'), 'b1')]
  await expect.poll(() => started).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'a2', 'b1']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1'])
})

test('a greedy caller is refused with 429, others are not', async () => {
  const { add, end } = openQueue({ slots: 1, waitingPerCaller: 2 })
  const all = [add(user('a'), 'a1'), add(user('a'), 'a2'), add(user('a'), 'a3')]
  await expect(add(user('a'), 'a4')).rejects.toMatchObject({ status: 429, retryAfterS: 1 })
  all.push(add(user('b'), 'b1'))
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('a task that waited too long is refused with 503 and holds up no one', async () => {
  const { add, end } = openQueue({ slots: 1, waitingPerCaller: 2, patienceMs: 10 })
  const first = add(user('a'), 'a1')
  await expect(add(user('b'), 'b1')).rejects.toMatchObject({ status: 503, code: 'busy' })
  await end('a1')
  await first
  const third = add(user('b'), 'b2')
  await end('b2')
  expect(await third).toBe('b2')
})

test('a task that fails frees its slot', async () => {
  const run = createFairQueue({ slots: 1, waitingPerCaller: 2 })
  const failing = run(user('a'), 1, () => Promise.reject(new Error('away')))
  const next = run(user('a'), 1, async () => 'next')
  await expect(failing).rejects.toThrow('away')
  expect(await next).toBe('next')
})
