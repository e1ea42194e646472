import { findLiveMessage, type LiveEvent } from '#domain/live-match/feed/live-message.ts'
import { toNumber } from '../parsing/loose-value.ts'
import { isRecord } from '../parsing/record.ts'
import { decodeLiveFrame, readLiveValue } from './decode-frame.ts'
import type { FrameRefusal } from './refused-frame.ts'

export interface LogEntry {
  readonly event: LiveEvent | FrameRefusal
  /** Epoch milliseconds, if the recorder wrote it down. */
  readonly arrivedMs: number | null
}

/** Whether parsed JSON has one of the game's events, with or without envelopes. */
export const hasLiveEvents = (value: unknown) =>
  itemsOf(value).some((item) => {
    const inner = open(item)
    if (!isRecord(inner)) return false
    const spelling = inner['category'] ?? inner['@type']
    return typeof spelling === 'string' && findLiveMessage(spelling) !== undefined
  })

/** The events of a JSON log in their order. A recorder marks frames that it couldn't read. */
export function* readJsonLog(value: unknown): Generator<LogEntry> {
  for (const item of itemsOf(value)) {
    if (isRecord(item) && 'malformed' in item) yield { event: 'broken', arrivedMs: arrivalOf(item) }
    else yield { event: readLiveValue(open(item)), arrivedMs: arrivalOf(item) }
  }
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** `LiveAPIEvent` has the event in `gameMessage`; recorders put it in `event`. */
function open(item: unknown): unknown {
  if (!isRecord(item)) return item
  return [item['gameMessage'], item['event']].find(isRecord) ?? item
}

function arrivalOf(item: unknown): number | null {
  const inner = open(item)
  if (!isRecord(item) || !isRecord(inner)) return null
  const given = item['at'] ?? inner['receivedTimestamp']
  const ms = toNumber(given) ?? (typeof given === 'string' ? Date.parse(given) : Number.NaN)
  return Number.isFinite(ms) ? ms : null
}

/** Two 64-bit numbers, then records: length (32 bits), arrival in ms (64 bits), the frame; all little-endian. */
const DUMP_HEAD = 16
const RECORD_HEAD = 12
const FIRST_FRAMES = 20

/** A dump of overlaytools has no mark of its own, so one of its first frames has to be the game's. */
export function isLiveDump(bytes: Uint8Array): boolean {
  let frames = 0
  for (const { event } of readLiveDump(bytes)) {
    if (typeof event !== 'string') return true
    frames += 1
    if (frames === FIRST_FRAMES) break
  }
  return false
}

/** A record that is cut off ends the dump: the recorder was stopped while it wrote. */
export function* readLiveDump(bytes: Uint8Array): Generator<LogEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = DUMP_HEAD; at + RECORD_HEAD <= bytes.length;) {
    const start = at + RECORD_HEAD
    const end = start + view.getUint32(at, true)
    if (end > bytes.length) return
    yield {
      event: decodeLiveFrame(bytes.subarray(start, end)),
      arrivedMs: Number(view.getBigUint64(at + 4, true)),
    }
    at = end
  }
}
