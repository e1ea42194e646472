import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import { LIVE_MESSAGES, type LiveMessageName } from '#domain/live-match/feed/live-message.ts'
import { LEGENDS } from '#domain/catalog/legend.ts'
import {
  encodeFields,
  encodeFrame,
  type Framing,
  inAny,
  inEnvelope,
  type SimulatedEvent,
} from './encode-frame.ts'
import type { FeedFault, SeriesStep } from './simulated-faults.ts'
import type { SimulatedMatch } from './simulated-series.ts'
import { OBSERVER } from './simulated-lobby.ts'

export type LiveFrame = Uint8Array | string

/** What the game sends first on every connection. */
export const initEvent = (name: string, at: number): SimulatedEvent => ({
  timestamp: Math.floor(at),
  category: 'init',
  gameVersion: 'Build ID: simulated',
  apiVersion: { major_num: 2, minor_num: 5 },
  platform: 'PC',
  name,
})

/** The lobby's bans, as the answer to a request. */
export const banStatus = (bans: readonly string[]) => ({
  legends: LEGENDS.map(({ key, label }) => ({
    name: label,
    reference: `character_${key}`,
    ...(bans.includes(key) && { banned: true }),
  })),
})

/** An answer comes inside a response. */
export function answerFrame(name: LiveMessageName, answer: object, framing: Framing): LiveFrame {
  const type = `type.googleapis.com/rtech.liveapi.${name}`
  if (framing === 'json')
    return JSON.stringify({ success: true, result: { '@type': type, ...answer } })
  const result = inAny(name, encodeFields(LIVE_MESSAGES[name], { ...answer }))
  const response = new BinaryWriter()
    .tag(1, WireType.Varint)
    .bool(true)
    .tag(2, WireType.LengthDelimited)
    .bytes(result)
    .finish()
  return inEnvelope(inAny('response', response))
}

export function frameOf(send: SimulatedEvent | FeedFault, framing: Framing): LiveFrame {
  if (typeof send === 'object') return encodeFrame(send, framing)
  if (framing === 'json')
    return send === 'unknown' ? '{"category":"seasonalEvent"}' : '{"category":"playerConn'
  const connected = encodeFields(LIVE_MESSAGES.playerConnected, {
    timestamp: 1_678_317_603,
    category: 'playerConnected',
    player: OBSERVER,
  })
  return inEnvelope(send === 'unknown' ? inAny('seasonalEvent', connected) : connected)
}

/** Everything a recorder beside the game gets, the answers to its questions about bans included. */
export function* recordedFrames(
  games: readonly SimulatedMatch[],
  framing: Framing,
): Generator<{ at: number; frame: LiveFrame }> {
  const first = games[0]?.steps[0]?.at ?? 0
  yield { at: first, frame: encodeFrame(initEvent('', first), framing) }
  for (const { steps, bans } of games) {
    const at = steps[0]?.at ?? first
    yield {
      at,
      frame: answerFrame('customMatch_LegendBanStatus', banStatus(bans), framing),
    }
    for (const step of steps) {
      if (step.send !== 'reconnect') yield { at: step.at, frame: frameOf(step.send, framing) }
      else
        for (const event of afterReconnect(steps, step.at, ''))
          yield { at: step.at, frame: encodeFrame(event, framing) }
    }
  }
}

/** The game sends its greeting and the match setup again. */
export function afterReconnect(
  steps: readonly SeriesStep[],
  at: number,
  name: string,
): SimulatedEvent[] {
  const setup = steps
    .map(({ send }) => send)
    .find((send) => typeof send === 'object' && send.category === 'matchSetup')
  return [initEvent(name, at), ...(typeof setup === 'object' ? [setup] : [])]
}
