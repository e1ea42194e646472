import { setTimeout as wait } from 'node:timers/promises'
import { type RawData, WebSocket } from 'ws'
import { encodeFrame, type Framing } from './encode-frame.ts'
import { answerTo } from './lobby-answers.ts'
import { afterReconnect, frameOf, type LiveFrame, initEvent } from './simulated-frames.ts'
import type { SeriesStep } from './simulated-faults.ts'
import type { SimulatedMatch } from './simulated-series.ts'

export interface LivePlay {
  readonly url: string
  /** Comes back as the session's name, which is how a receiver knows who sends. */
  readonly token: string
  readonly framing: Framing
  /** Simulated seconds per second. */
  readonly speed: number
  readonly games: readonly SimulatedMatch[]
  /** The key that requests must carry, as in `cl_liveapi_requests_psk`. */
  readonly requestKey?: string
  /** Players drop after the receiver has asked for the bans, as in a lobby that waits for minutes. */
  readonly waitsForBans?: boolean
}

/** Plays a series against a receiver, as the game would. Returns how many frames were sent. */
export async function playLive({ url, token, framing, speed, games, ...options }: LivePlay) {
  const { requestKey = '', waitsForBans = false } = options
  let sent = 0
  let bans: readonly string[] = []
  let lobby = Promise.withResolvers<void>()
  const answer = (request: Buffer) => {
    const found = answerTo(request, bans, framing, requestKey)
    if (found?.hasBans) lobby.resolve()
    return found?.frame ?? null
  }
  let socket = await connect(url, answer)
  const send = async (frame: LiveFrame) => {
    await sendFrame(socket, frame)
    sent += 1
  }
  const firstAt = games[0]?.steps[0]?.at ?? 0
  const startedMs = Date.now()
  await send(encodeFrame(initEvent(token, firstAt), framing))
  for (const game of games) {
    bans = game.bans
    lobby = Promise.withResolvers<void>()
    for (const step of game.steps) {
      const earlyMs = startedMs + ((step.at - firstAt) * 1000) / speed - Date.now()
      if (earlyMs > 0) await wait(earlyMs)
      if (waitsForBans && isDrop(step)) await Promise.race([lobby.promise, closeOf(socket)])
      if (step.send !== 'reconnect') await send(frameOf(step.send, framing))
      else {
        await close(socket)
        socket = await connect(url, answer)
        for (const event of afterReconnect(game.steps, step.at, token))
          await send(encodeFrame(event, framing))
      }
    }
  }
  await close(socket)
  return sent
}

const isDrop = ({ send }: SeriesStep) =>
  typeof send === 'object' && send.category === 'gameStateChanged' && send['state'] === 'Playing'

/** The receiver ended or refused the connection; the message is its reason. */
export class EndedFeedError extends Error {}

async function connect(url: string, answer: (request: Buffer) => LiveFrame | null) {
  const socket = new WebSocket(url)
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', (error) => reject(new EndedFeedError(error.message)))
  })
  socket.on('message', (request: RawData) => {
    const frame = answer(asBuffer(request))
    if (frame !== null) socket.send(frame)
  })
  socket.on('close', (_, reason) => {
    reasons.set(socket, reason.toString())
  })
  // What was wrong is in the close event.
  socket.on('error', () => {})
  return socket
}

const reasons = new WeakMap<WebSocket, string>()

const asBuffer = (data: RawData): Buffer =>
  Array.isArray(data)
    ? Buffer.concat(data)
    : Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data)

async function sendFrame(socket: WebSocket, frame: LiveFrame) {
  await new Promise<void>((resolve, reject) => {
    socket.send(frame, (error) =>
      error ? reject(new EndedFeedError(reasons.get(socket) ?? error.message)) : resolve(),
    )
  })
}

async function closeOf(socket: WebSocket) {
  if (socket.readyState !== WebSocket.CLOSED)
    await new Promise((resolve) => socket.once('close', resolve))
}

async function close(socket: WebSocket) {
  const closed = closeOf(socket)
  socket.close()
  await closed
}
