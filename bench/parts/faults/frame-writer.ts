// A live feed that goes on through kills: a numbered frame every few milliseconds, as a game would send them.
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { WebSocket } from 'ws'
import type { Database } from '#server/db/schema.ts'
import { liveEventRepository } from '#server/live-match/feed/live-event.repository.ts'
import { alarmAt, say } from '../report.ts'

const EVERY_MS = 10
const RETRY_MS = 50
/** What was received a second ago is stored, on a machine that isn't busy. This one is. */
const STORED_MS = 3000

export function startFrameWriter(url: string, token: string, isOver: AbortSignal) {
  /** When each frame was sent. */
  const sentAt: number[] = []
  /** Frames that nobody has promised to store, with how long before a kill they were sent. */
  const unsure = new Map<number, number>()
  const outages: { from: number; to: number }[] = []
  let connections = 0

  /** While PostgreSQL was away, frames waited for it. */
  const dueOf = (at: number) => {
    const outage = outages.find(({ from, to }) => at > from - STORED_MS && at < to)
    return (outage?.to ?? at) + STORED_MS
  }
  const connection = async () => {
    const socket = new WebSocket(url)
    socket.on('error', () => {})
    const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
    const first = sentAt.length
    socket.once('open', () => socket.send(JSON.stringify({ category: 'init', name: token })))
    const timer = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send(JSON.stringify({ category: 'numbered', n: sentAt.length }))
      sentAt.push(Date.now())
      if (isOver.aborted) socket.close()
    }, EVERY_MS)
    const code = await closed
    clearInterval(timer)
    if (sentAt.length > first) connections += 1
    const endedAt = Date.now()
    if (isOver.aborted && code !== KILLED) return
    // A refused connection has stored nothing. The game tries again.
    for (let number = first; number < sentAt.length; number += 1) {
      const at = sentAt[number] ?? 0
      if (code !== KILLED || dueOf(at) > endedAt) unsure.set(number, endedAt - at)
    }
  }
  const write = async () => {
    while (!isOver.aborted) {
      await connection()
      await pause(RETRY_MS)
    }
  }
  const ended = write()

  return {
    /** PostgreSQL was away from one time to another. */
    wasAway: (from: number, to: number) => void outages.push({ from, to }),
    async compare(db: Kysely<Database>, feed: number) {
      await ended
      const stored = await untilStored(db, feed, sentAt.length - 1)
      const found = new Set(stored)
      const missing = [...sentAt.keys()].filter((number) => !found.has(number))
      const [gone, lost] = partition(missing, (number) => unsure.has(number))
      const isInOrder = stored.every((number, index) => number > (stored[index - 1] ?? -1))
      const oldest = Math.max(0, ...gone.map((number) => unsure.get(number) ?? 0))
      say(
        `  live frame: ${stored.length} stored of ${sentAt.length} on ${connections} connections, ` +
          `lost ${lost.length}, doubled ${stored.length - found.size}; ` +
          `${gone.length} were on their way at a kill, the oldest for ${oldest} ms`,
      )
      alarmAt(lost.length > 0, `live frame: ${lost.slice(0, 10).join(', ')}`)
      alarmAt(!isInOrder, 'live frames are stored twice or out of order')
      return stored.length
    },
  }
}

/** The WebSocket code of a connection that ended without a word. */
const KILLED = 1006
const LAST_MS = 10_000

const partition = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
]

/** The last frames are stored when their connection has ended. */
async function untilStored(db: Kysely<Database>, feed: number, last: number) {
  for (const end = Date.now() + LAST_MS; ; await pause(RETRY_MS)) {
    const stored = await readNumbers(db, feed)
    if (stored.at(-1) === last || Date.now() > end) return stored
  }
}

async function readNumbers(db: Kysely<Database>, feed: number): Promise<number[]> {
  const numbers: number[] = []
  for await (const frames of liveEventRepository(db).openFrames(feed))
    for (const { bytes } of frames) {
      const number = /"n":(\d+)/.exec(bytes.toString())?.[1]
      if (number !== undefined) numbers.push(Number(number))
    }
  return numbers
}
