import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { UnreadableFileError } from './unreadable-file.ts'

/** Real files are 8 levels deep. Deeper ones are made to break a parser. */
const MAX_DEPTH = 100
/** The largest real logs have under a million objects. Many more would fill the memory. */
const MAX_PARTS = 5_000_000
/** 64 MB of numbers with short names, which no real file is. */
const MAX_VALUES = 8_000_000

/** Parses JSON. One JSON object per line gives a list. */
export function parseJson(text: string): unknown {
  const { depth, parts, values, isOpen } = measure(text)
  if (depth > MAX_DEPTH) throw new UnreadableFileError(texts.refusals.jsonTooDeep)
  if (parts > MAX_PARTS) throw new UnreadableFileError(texts.refusals.jsonTooLarge)
  if (values > MAX_VALUES) throw new UnreadableFileError(texts.refusals.jsonTooManyValues)
  if (isOpen) throw new UnreadableFileError(texts.refusals.jsonCutOff)
  try {
    return JSON.parse(text)
  } catch {
    return parseLines(text)
  }
}

function parseLines(text: string): unknown[] {
  const values: unknown[] = []
  let place = 0
  for (const line of linesOf(text)) {
    place += 1
    const json = line.trim().replace(/,$/, '')
    if (json === '') continue
    try {
      values.push(JSON.parse(json))
    } catch {
      throw new UnreadableFileError(
        values.length > 0 ? texts.refusals.jsonInvalidLine(place) : texts.refusals.jsonInvalid,
      )
    }
  }
  return values
}

/** One by one: millions of line breaks must not become millions of strings. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at <= text.length;) {
    const end = text.indexOf('\n', at)
    const next = end < 0 ? text.length : end
    yield text.slice(at, next)
    at = next + 1
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
/** `[` and `{` differ from `]` and `}` only in bit 0x20. */
const OPEN = 0x5b
const CLOSE = 0x5d

/** Measures depth and size of a JSON text without building any values. */
function measure(text: string) {
  let depth = 0
  let deepest = 0
  let parts = 0
  let values = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (code === COMMA) values += 1
    else if ((code & ~0x20) === OPEN) {
      parts += 1
      depth += 1
      if (depth > deepest) deepest = depth
    } else if ((code & ~0x20) === CLOSE) depth -= 1
  }
  return { depth: deepest, parts, values, isOpen: isInText || depth > 0 }
}
