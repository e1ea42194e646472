import type { LineContext } from './line-dates.ts'
import { findName, type NameIndex, type NamedThing } from './line-names.ts'
import { longestPhrase } from './line-words.ts'

export interface LegendRun {
  readonly length: number
  readonly legends: readonly NamedThing[]
  readonly isCorrected: boolean
}

/** Legends in a row: `Ash, Alter and Loba`. */
export function readLegends(line: LineContext, index: NameIndex, at: number): LegendRun | null {
  const { words, table } = line
  const legends: NamedThing[] = []
  let length = 0
  let isCorrected = false
  for (;;) {
    const joined = legends.length > 0 ? joinLength(words, at + length, table.and) : 0
    const found = findName(index, line, at + length + joined, ['legend'])
    const [legend] = found?.things ?? []
    if (!found || !legend || found.things.length > 1) break
    legends.push(legend)
    isCorrected ||= found.isCorrected
    length += joined + found.length
  }
  return legends.length > 0 ? { length, legends, isCorrected } : null
}

/** `, and` counts as one. */
function joinLength(words: LineContext['words'], at: number, and: readonly string[]) {
  const first = longestPhrase(words, at, and)
  return first + (first > 0 ? longestPhrase(words, at + first, and) : 0)
}

export interface BanMatch {
  readonly length: number
  readonly legends: readonly NamedThing[]
  readonly isCorrected: boolean
  /** `is Ash banned` asks for bans, `Ash is banned` and `with Ash banned` limit the games. */
  readonly means: 'asked' | 'banned' | 'open'
}

export function readBan(line: LineContext, index: NameIndex, at: number): BanMatch | null {
  const { words, table } = line
  const is = (from: number, phrases: readonly string[]) => longestPhrase(words, from, phrases)
  const before = is(at, table.without)
  if (before > 0) {
    const list = readLegends(line, index, at + before)
    return list && { ...list, length: before + list.length, means: 'banned' }
  }
  const prefix = is(at, table.banned)
  if (prefix > 0) {
    const list = readLegends(line, index, at + prefix)
    return list && { ...list, length: prefix + list.length, means: 'banned' }
  }
  const verb = is(at, table.is)
  const list = readLegends(line, index, at + verb)
  if (!list) return null
  let length = verb + list.length
  const later = verb > 0 ? 0 : is(at + length, table.is)
  length += later
  const not = is(at + length, table.not)
  const banned = is(at + length + not, table.banned)
  const open = is(at + length + not, table.open)
  if (banned + open === 0) return null
  length += not + banned + open
  const isOpen = open > 0 !== not > 0
  return { ...list, length, means: isOpen ? 'open' : verb > 0 ? 'asked' : 'banned' }
}
