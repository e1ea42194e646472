import type { MessageShape, ScalarType } from '#domain/live-match/feed/live-message.ts'
import { toNumber, toStart, toText } from '../parsing/loose-value.ts'
import { isRecord } from '../parsing/record.ts'
import { EMPTY_VALUES, type MessageFields, toFiniteFloat } from './message-fields.ts'
import { RefusedFrameError, requireItemCount, requireTextSize } from './refused-frame.ts'

const MAX_UINT32 = 2 ** 32 - 1

const READ: Readonly<Record<ScalarType, (value: unknown) => unknown>> = {
  text(value) {
    if (typeof value !== 'string' && typeof value !== 'number') return refuse()
    const text = String(value)
    requireTextSize(text.length)
    return toText(text)
  },
  count: (value) => whole(value, 0, MAX_UINT32),
  int: (value) => whole(value, -(2 ** 31), 2 ** 31 - 1),
  float(value) {
    if (typeof value !== 'string' && typeof value !== 'number') return refuse()
    return toFiniteFloat(Number(value))
  },
  flag(value) {
    if (typeof value === 'boolean') return value
    return value === 'true' || (value === 'false' ? false : refuse())
  },
  time: (value) => toStart(value),
}

/** Reads a JSON message by its table. Numbers can be texts; a missing field or null is empty. */
export function readJsonFields(
  shape: MessageShape,
  value: Readonly<Record<string, unknown>>,
): MessageFields {
  const fields: MessageFields = {}
  for (const [name, [, type, list]] of Object.entries(shape)) {
    const given = value[name] ?? otherSpelling(value, name) ?? null
    if (list) fields[name] = given === null ? [] : readList(type, given)
    else if (typeof type !== 'string') fields[name] = given === null ? null : readItem(type, given)
    else fields[name] = given === null ? EMPTY_VALUES[type] : READ[type](given)
  }
  return fields
}

function readList(type: ScalarType | MessageShape, given: unknown): unknown[] {
  if (!Array.isArray(given)) return refuse()
  requireItemCount(given.length)
  return given.map((item) => readItem(type, item))
}

const readItem = (type: ScalarType | MessageShape, item: unknown): unknown => {
  if (typeof type === 'string') return READ[type](item)
  return isRecord(item) ? readJsonFields(type, item) : refuse()
}

function whole(value: unknown, min: number, max: number): number {
  const number = Math.round(toNumber(value) ?? Number.NaN)
  return number >= min && number <= max ? number : refuse()
}

function refuse(): never {
  throw new RefusedFrameError('wrong_type')
}

/** Some writers of JSON spell `major_num` as `majorNum`. */
function otherSpelling(value: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!name.includes('_')) return null
  return value[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]
}
