import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readRealFile, realPath } from '../../../testing/real-data.ts'
import { isRecord } from '../parsing/record.ts'
import { decodeLiveFrame, readLiveValue } from './decode-frame.ts'

const frames = z
  .array(
    z.object({
      frame: z.string(),
      typeUrl: z.string(),
      message: z.record(z.string(), z.unknown()),
    }),
  )
  .parse(JSON.parse(readRealFile('liveapi/frames.json').toString()))

/** The list was decoded by another reader, with numbers cut to four decimals. */
const rounded = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * 10_000) / 10_000
  if (Array.isArray(value)) return value.map(rounded)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rounded(item)]))
}

test.each(frames)('$frame is read as the list says', ({ frame, message }) => {
  const event = decodeLiveFrame(readRealFile(`liveapi/frames/${frame}`))
  expect(rounded(event)).toEqual(rounded(readLiveValue(message)))
  expect([rounded(event)]).toMatchObject([rounded(message)])
})

test('the list has 22 frames; the other two are mispacked and survived', () => {
  const listed = new Set(frames.map(({ frame }) => frame))
  const others = readdirSync(realPath('liveapi/frames')).filter((name) => !listed.has(name))
  expect([listed.size, others.length]).toEqual([22, 2])
  for (const name of others)
    expect(decodeLiveFrame(readRealFile(`liveapi/frames/${name}`))).toBe('broken')
})
