import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import {
  LIVE_MESSAGES,
  type LiveMessageName,
  type MessageShape,
  type ScalarType,
} from '#domain/live-match/feed/live-message.ts'
import { isRecord } from '../../archive/ingest/parsing/record.ts'

export const FRAMINGS = ['protobuf', 'json'] as const
export type Framing = (typeof FRAMINGS)[number]

/** An event as the game would write it in JSON: zero, false and empty fields are left out. */
export interface SimulatedEvent {
  readonly category: LiveMessageName
  readonly timestamp?: number
  readonly [field: string]: unknown
}

/** A frame of the game's socket: bytes for protobuf, text for JSON. */
export const encodeFrame = (event: SimulatedEvent, framing: Framing): Uint8Array | string =>
  framing === 'json'
    ? JSON.stringify(event)
    : inEnvelope(inAny(event.category, encodeFields(LIVE_MESSAGES[event.category], event)))

/** LiveAPIEvent with its message in field 3. */
export const inEnvelope = (message: Uint8Array) =>
  new BinaryWriter().tag(3, WireType.LengthDelimited).bytes(message).finish()

export const inAny = (name: string, value: Uint8Array) =>
  new BinaryWriter()
    .tag(1, WireType.LengthDelimited)
    .string(`type.googleapis.com/rtech.liveapi.${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    .tag(2, WireType.LengthDelimited)
    .bytes(value)
    .finish()

export function encodeFields(
  shape: MessageShape,
  value: Readonly<Record<string, unknown>>,
): Uint8Array {
  const writer = new BinaryWriter()
  for (const [name, [tag, type]] of Object.entries(shape)) {
    const given = value[name]
    for (const item of Array.isArray(given) ? given : [given]) writeField(writer, tag, type, item)
  }
  return writer.finish()
}

function writeField(
  writer: BinaryWriter,
  tag: number,
  type: ScalarType | MessageShape,
  value: unknown,
) {
  if (typeof type !== 'string') {
    if (isRecord(value)) writer.tag(tag, WireType.LengthDelimited).bytes(encodeFields(type, value))
  } else if (typeof value === 'string' && value !== '')
    writer.tag(tag, WireType.LengthDelimited).string(value)
  else if (typeof value === 'boolean' && value) writer.tag(tag, WireType.Varint).bool(value)
  else if (typeof value === 'number' && value !== 0) writeNumber(writer, tag, type, value)
}

function writeNumber(writer: BinaryWriter, tag: number, type: ScalarType, value: number) {
  if (type === 'float') writer.tag(tag, WireType.Bit32).float(value)
  else if (type === 'time') writer.tag(tag, WireType.Varint).uint64(value)
  else if (type === 'int') writer.tag(tag, WireType.Varint).int32(value)
  else writer.tag(tag, WireType.Varint).uint32(value)
}
