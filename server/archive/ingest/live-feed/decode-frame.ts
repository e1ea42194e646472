import {
  findLiveMessage,
  LIVE_MESSAGES,
  type LiveEvent,
  type LiveMessageName,
} from '#domain/live-match/feed/live-message.ts'
import * as z from 'zod/mini'
import { isRecord } from '../parsing/record.ts'
import type { MessageFields } from './message-fields.ts'
import { readBinaryFields, readParts } from './read-binary.ts'
import { readJsonFields } from './read-json.ts'
import { type FrameRefusal, MAX_FRAME_BYTES, RefusedFrameError } from './refused-frame.ts'

/** One message of the game's socket as a typed event, or why it gives none. Never throws. */
export function decodeLiveFrame(frame: Uint8Array | string): LiveEvent | FrameRefusal {
  if (frame.length > MAX_FRAME_BYTES) return 'too_large'
  if (typeof frame !== 'string') return orRefusal(() => readEnvelope(frame))
  return orRefusal(() => readEvent(JSON.parse(frame)))
}

/** The same for JSON that is parsed already. */
export const readLiveValue = (value: unknown): LiveEvent | FrameRefusal =>
  orRefusal(() => readEvent(value))

function orRefusal(read: () => LiveEvent): LiveEvent | FrameRefusal {
  try {
    return read()
  } catch (error) {
    // The libraries throw at bytes that are no protobuf and at text that is no JSON.
    return error instanceof RefusedFrameError ? error.refusal : 'broken'
  }
}

/** LiveAPIEvent has the message in field 3. The game leaves its size (1) empty. */
function readEnvelope(frame: Uint8Array): LiveEvent {
  return readAny(readParts(frame).get(3) ?? refuse('broken'))
}

const text = new TextDecoder()
const NOTHING = new Uint8Array()

function readAny(any: Uint8Array, isAnswer = false): LiveEvent {
  const parts = readParts(any)
  const name = nameOf(text.decode(parts.get(1) ?? refuse('broken')))
  const content = parts.get(2) ?? NOTHING
  const fields = readBinaryFields(LIVE_MESSAGES[name], content)
  if (name !== 'response') return toEvent(name, fields)
  if (isAnswer) return refuse('broken')
  const result = readParts(content).get(2)
  return (result && answerOf(() => readAny(result, true))) ?? toEvent(name, fields)
}

function readEvent(value: unknown, isAnswer = false): LiveEvent {
  if (!isRecord(value)) return refuse('broken')
  const name = nameOf(spellingOf(value))
  const fields = readJsonFields(LIVE_MESSAGES[name], value)
  if (name !== 'response') return toEvent(name, fields)
  if (isAnswer) return refuse('broken')
  return answerOf(() => readEvent(value['result'], true)) ?? toEvent(name, fields)
}

/** The answer to a request comes inside a response. If it can't be read, only the response is left. */
function answerOf(read: () => LiveEvent): LiveEvent | null {
  const answer = orRefusal(read)
  return typeof answer === 'string' ? null : answer
}

const nameOf = (spelling: string): LiveMessageName => findLiveMessage(spelling) ?? refuse('unknown')

/** Messages without a category, by a field that only they have. */
const WITHOUT_CATEGORY: readonly (readonly [string, LiveMessageName])[] = [
  ['success', 'response'],
  ['legends', 'customMatch_LegendBanStatus'],
  ['playerToken', 'customMatch_LobbyPlayers'],
  ['isPausing', 'pauseStateChangeNotification'],
  ['status', 'requestStatus'],
]

function spellingOf(value: Readonly<Record<string, unknown>>): string {
  const { category, '@type': type } = value
  if (typeof category === 'string') return category
  if (typeof type === 'string') return type
  return WITHOUT_CATEGORY.find(([field]) => field in value)?.[1] ?? ''
}

/** The table has given each field its type. */
const liveEvent = z.custom<LiveEvent>()
const toEvent = (type: LiveMessageName, fields: MessageFields) =>
  liveEvent.parse({ type, ...fields })

function refuse(refusal: FrameRefusal): never {
  throw new RefusedFrameError(refusal)
}
