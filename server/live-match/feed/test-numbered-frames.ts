import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Database } from '../../db/schema.ts'
import { liveEventRepository } from './live-event.repository.ts'
import { connectTo } from './test-feed.ts'

/** A frame is stored after a second. A bit more, because it also has to arrive. */
export const STORED_MS = 1200

/** A feed that sends a numbered frame every five milliseconds, with the time of each. */
export async function sendNumbered(url: string, token: string, first = 0) {
  const { socket } = await connectTo(url)
  socket.send(JSON.stringify({ category: 'init', name: token }))
  const sentAt: number[] = []
  const timer = setInterval(() => {
    socket.send(JSON.stringify({ category: 'numbered', n: first + sentAt.length }))
    sentAt.push(Date.now())
  }, 5)
  const stop = () => {
    clearInterval(timer)
    socket.close()
  }
  onTestFinished(stop)
  return { sentAt, stop }
}

/** The numbers of the stored frames, in their order. */
export async function readNumbers(db: Kysely<Database>, feedId: number): Promise<number[]> {
  const numbers: number[] = []
  for await (const frames of liveEventRepository(db).openFrames(feedId))
    for (const { bytes } of frames) numbers.push(Number(/"n":(\d+)/.exec(bytes.toString())?.[1]))
  return numbers.filter((number) => !Number.isNaN(number))
}
