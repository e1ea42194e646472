import { expect, test } from 'vitest'
import { createChunkWriter } from './chunk-writer.ts'
import type { FrameChunk } from './live-event.repository.ts'

const frame = (text: string) => ({ bytes: Buffer.from(text), arrivedMs: 1 })

/** A database that is away for the first calls. */
function openTarget(outages: number) {
  const stored: string[] = []
  let calls = 0
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const append = async ({ seq, frames }: FrameChunk) => {
    calls += 1
    resolve()
    if (calls <= outages) throw new Error('away')
    stored.push(`${seq}: ${frames.map(({ bytes }) => bytes.toString()).join(' ')}`)
  }
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const writer = createChunkWriter({ session: 's', feedId: 1, append, onError })
  return { stored, errors, asked, writer }
}

test('frames wait while the database is away, and are then stored in order and once', async () => {
  const { writer, stored, errors, asked } = openTarget(1)
  writer.add(frame('a'))
  const first = writer.flush()
  await asked
  writer.add(frame('b'))
  writer.add(frame('c'))
  await first
  await writer.flush()
  await writer.flush()
  expect(stored).toEqual(['0: a', '1: b c'])
  expect(errors).toHaveLength(1)
})

test('a feed with too much waiting is full until it is stored', async () => {
  const { writer } = openTarget(0)
  writer.add(frame('x'.repeat(4 * 1024 * 1024)))
  expect(writer.isFull()).toBe(false)
  writer.add(frame('x'))
  expect(writer.isFull()).toBe(true)
  await writer.flush()
  expect(writer.isFull()).toBe(false)
})

test('a stopping server does not wait for a database that is away', async () => {
  const { writer, stored } = openTarget(Infinity)
  writer.add(frame('a'))
  writer.stop()
  await writer.flush()
  expect(stored).toEqual([])
})
