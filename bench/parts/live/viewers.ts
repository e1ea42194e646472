import { once } from 'node:events'
import { WebSocket } from 'ws'
import { WATCH_NAMESPACE } from '#contract/live-match/live-view.ts'
import type { Histogram } from './histogram.ts'

/** Frames of all feeds, as sent to one of the two servers. */
export interface SentFrames {
  /** When each frame of a feed was sent, by feed and number from 1. */
  readonly sentMs: Map<number, number[]>
  /** Where times go; null while nothing is measured. */
  times: Histogram | null
}

/** A minimal socket.io client of the Live page, so it costs as little as a bare socket. */
export async function openViewer(address: string, sent: SentFrames) {
  const url = `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const receive = countFrames(sent)
  const { promise: greeted, resolve } = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    const nowMs = performance.now()
    const text = data.toString('latin1')
    if (text === '2') return socket.send('3')
    if (text.startsWith('0{')) return socket.send(`40${WATCH_NAMESPACE},`)
    if (text.startsWith(`42${WATCH_NAMESPACE},["live_views"`)) resolve()
    if (!text.startsWith(`42${WATCH_NAMESPACE},["live_update"`)) return undefined
    // An update begins with its feed.
    for (const update of text.split('{"feed":').slice(1)) {
      const number = numberAfter(update, '"lastFrameAt":')
      if (number > 0) receive(Number.parseInt(update, 10), number, nowMs)
    }
    return undefined
  })
  await greeted
  return socket
}

/** A viewer of the relay gets every frame with its feed and number in front. */
export async function openBareViewer(address: string, sent: SentFrames) {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const receive = countFrames(sent)
  socket.on('message', (data: Buffer) =>
    receive(data.readUInt32LE(0), data.readUInt32LE(4), performance.now()),
  )
  await once(socket, 'open')
  return socket
}

/** Every frame up to the newest one has arrived with it. */
function countFrames(sent: SentFrames) {
  const seen = new Map<number, number>()
  return (feed: number, newest: number, nowMs: number) => {
    const times = sent.sentMs.get(feed) ?? []
    for (let number = (seen.get(feed) ?? 0) + 1; number <= newest; number += 1)
      sent.times?.add(nowMs - (times[number] ?? nowMs))
    seen.set(feed, newest)
  }
}

function numberAfter(text: string, name: string): number {
  const at = text.indexOf(name)
  return at < 0 ? 0 : Number.parseInt(text.slice(at + name.length, at + name.length + 16), 10)
}
