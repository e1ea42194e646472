import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { UnreadableFileError } from './unreadable-file.ts'

/** First bytes of file types that users choose by mistake. */
const OTHER_KINDS: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 3, 4], texts.refusals.excelOrZip],
  [[0x25, 0x50, 0x44, 0x46], texts.refusals.pdf],
]

/** Decodes a file as UTF-8, or as UTF-16 if it starts with that byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const other = OTHER_KINDS.find(([start]) => start.every((byte, place) => bytes[place] === byte))
  if (other) throw new UnreadableFileError(other[1])
  const encoding = wideEncoding(bytes) ?? 'utf-8'
  if (encoding === 'utf-8' && bytes.includes(0))
    throw new UnreadableFileError(texts.refusals.binary)
  const text = decode(bytes, encoding)
  if (text.includes('\0')) throw new UnreadableFileError(texts.refusals.binary)
  return text
}

function wideEncoding(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFileError(texts.refusals.encoding(encoding.slice(0, 6).toUpperCase()))
  }
}
