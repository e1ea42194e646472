import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

test('works run one at a time in their order, also after one that failed', async () => {
  const inTurn = oneAfterAnother()
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

test('who has waited two seconds is refused and holds up nobody', async () => {
  const inTurn = oneAfterAnother()
  const stuck = Promise.withResolvers<void>()
  const first = inTurn(() => stuck.promise)
  await expect(inTurn(async () => 'second')).rejects.toMatchObject({ status: 503 })
  const third = inTurn(async () => 'third')
  stuck.resolve()
  await first
  expect(await third).toBe('third')
})
