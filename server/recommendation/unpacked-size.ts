import { inflateRawSync } from 'node:zlib'
import { recommendationSheetMessages as texts } from '#contract/messages/recommendation-workbook.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'

const END = 0x06_05_4b_50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const ENTRY = 0x02_01_4b_50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** More parts than any workbook has. */
const MOST_ENTRIES = 500

/**
 * What a ZIP archive really unpacks to, by unpacking it; refused beyond the limit, whatever its lists say. A few kB can
 * unpack to gigabytes, and the reader of workbooks would fill the memory with them.
 */
export function requireUnpacked(zip: Buffer, maxBytes: number) {
  const end = findEnd(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new UnreadableFileError(texts.unpacksTooLarge)
  let at = zip.readUInt32LE(end + 16)
  let left = maxBytes
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) throw broken()
    left -= unpackedBytes(zip, at, left)
    at +=
      ENTRY_BYTES +
      zip.readUInt16LE(at + 28) +
      zip.readUInt16LE(at + 30) +
      zip.readUInt16LE(at + 32)
  }
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT)
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END) return at
  }
  throw broken()
}

function unpackedBytes(zip: Buffer, at: number, most: number): number {
  const method = zip.readUInt16LE(at + 10)
  const packed = zip.readUInt32LE(at + 20)
  const claimed = zip.readUInt32LE(at + 24)
  const local = zip.readUInt32LE(at + 42)
  if (claimed > most) throw new UnreadableFileError(texts.unpacksTooLarge)
  if (local + LOCAL_BYTES > zip.length) throw broken()
  const start = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(start, start + packed)
  if (method === STORED) return bytes.length
  if (method !== DEFLATED) throw broken()
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, most) }).length
  } catch (error) {
    const isTooLarge = error instanceof RangeError
    throw isTooLarge ? new UnreadableFileError(texts.unpacksTooLarge) : broken()
  }
}

const broken = () => new UnreadableFileError(texts.badWorkbook)
