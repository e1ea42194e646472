import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { framesOfFight } from './fight.ts'

const TICK_MS = 5

interface SenderParts {
  readonly feed: number
  readonly token: string
  readonly url: string
  /** The relay doesn't read frames, so they carry their feed and number in front. */
  readonly isNumbered: boolean
  readonly sentMs: Map<number, number[]>
}

/** A game that is connected and has dropped. */
export async function openSender({ feed, token, url, isNumbered, sentMs }: SenderParts) {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await once(socket, 'open')
  const { lobby, fight } = framesOfFight(token, feed)
  // Frames are numbered from 1.
  const times: number[] = [0]
  sentMs.set(feed, times)
  const send = (frame: Buffer) => {
    const head = Buffer.alloc(isNumbered ? 8 : 0)
    if (isNumbered) {
      head.writeUInt32LE(feed)
      head.writeUInt32LE(times.length, 4)
    }
    times.push(performance.now())
    socket.send(Buffer.concat([head, frame]))
  }
  lobby.forEach(send)
  let next = 0
  return {
    /** Sends this many frames a second, evenly. */
    async fight(rate: number, seconds: number) {
      const startedMs = performance.now()
      const frames = rate * seconds
      for (let sent = 0; sent < frames;) {
        const due = Math.min(frames, ((performance.now() - startedMs) / 1000) * rate)
        for (; sent < due; sent += 1) {
          const frame = fight[next % fight.length]
          if (frame) send(frame)
          next += 1
        }
        await wait(TICK_MS)
      }
    },
    close: () => socket.terminate(),
  }
}
