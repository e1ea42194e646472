import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('works run one at a time in their order, also after one that failed', async () => {
  const inTurn = limitConcurrency(1)
  const log: string[] = []
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`)
    await pause(ms)
    log.push(`${name} ends`)
    if (name === 'b') throw new Error('b fails')
    return name
  }
  const results = await Promise.allSettled([
    inTurn(work('a', 20)),
    inTurn(work('b', 5)),
    inTurn(work('c', 1)),
  ])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('as many run at once as may', async () => {
  const inTurn = limitConcurrency(2)
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await pause(1)
    running -= 1
  }
  await Promise.all(Array.from({ length: 10 }, () => inTurn(work)))
  expect([most, running]).toEqual([2, 0])
})

test('who has waited two seconds is refused and holds up nobody', async () => {
  const inTurn = limitConcurrency(1)
  const stuck = Promise.withResolvers<void>()
  const first = inTurn(() => stuck.promise)
  await expect(inTurn(async () => 'second')).rejects.toMatchObject({ status: 503 })
  const third = inTurn(async () => 'third')
  stuck.resolve()
  await first
  expect(await third).toBe('third')
})
