import { BinaryReader, WireType } from '@bufbuild/protobuf/wire'
import type { MessageShape, ScalarType } from '#domain/live-match/feed/live-message.ts'
import { toStart, toText } from '../parsing/loose-value.ts'
import { emptyFields, type MessageFields, toFiniteFloat } from './message-fields.ts'
import { RefusedFrameError, requireItemCount, requireTextSize } from './refused-frame.ts'

const utf8 = new TextDecoder()

const WIRE: Readonly<Record<ScalarType, WireType>> = {
  text: WireType.LengthDelimited,
  count: WireType.Varint,
  int: WireType.Varint,
  float: WireType.Bit32,
  flag: WireType.Varint,
  time: WireType.Varint,
}

const READ: Readonly<Record<ScalarType, (reader: BinaryReader) => unknown>> = {
  text(reader) {
    const bytes = reader.bytes()
    requireTextSize(bytes.length)
    return toText(utf8.decode(bytes))
  },
  count: (reader) => reader.uint32(),
  int: (reader) => reader.int32(),
  float: (reader) => toFiniteFloat(reader.float()),
  flag: (reader) => reader.bool(),
  time: (reader) => toStart(Number(reader.uint64())),
}

/** Reads a protobuf message by its table. Fields that the table doesn't have are skipped. */
export function readBinaryFields(shape: MessageShape, bytes: Uint8Array): MessageFields {
  const fields = emptyFields(shape)
  const byTag = fieldsByTag(shape)
  const reader = new BinaryReader(bytes)
  while (reader.pos < reader.len) {
    const [tag, wire] = reader.tag()
    const field = byTag.get(tag)
    if (!field) {
      skip(reader, tag, wire)
      continue
    }
    const { name, type, isList } = field
    const expected = typeof type === 'string' ? WIRE[type] : WireType.LengthDelimited
    if (wire !== expected) throw new RefusedFrameError('wrong_type')
    const value =
      typeof type === 'string' ? READ[type](reader) : readBinaryFields(type, reader.bytes())
    const list = fields[name]
    if (isList && Array.isArray(list)) {
      requireItemCount(list.push(value))
    } else fields[name] = value
  }
  return fields
}

/** The texts and messages in an envelope as bytes, by tag. */
export function readParts(bytes: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const parts = new Map<number, Uint8Array>()
  const reader = new BinaryReader(bytes)
  while (reader.pos < reader.len) {
    const [tag, wire] = reader.tag()
    if (wire === WireType.LengthDelimited) parts.set(tag, reader.bytes())
    else skip(reader, tag, wire)
  }
  return parts
}

/** The library skips groups by recursion, which a hostile frame could make as deep as it is long. */
function skip(reader: BinaryReader, tag: number, wire: WireType) {
  if (wire === WireType.StartGroup) throw new RefusedFrameError('broken')
  reader.skip(wire, tag)
}

interface TaggedField {
  readonly name: string
  readonly type: ScalarType | MessageShape
  readonly isList: boolean
}

const tables = new WeakMap<MessageShape, ReadonlyMap<number, TaggedField>>()

function fieldsByTag(shape: MessageShape): ReadonlyMap<number, TaggedField> {
  const known = tables.get(shape)
  if (known) return known
  const table = new Map(
    Object.entries(shape).map(([name, [tag, type, list]]) => [
      tag,
      { name, type, isList: list !== undefined },
    ]),
  )
  tables.set(shape, table)
  return table
}
