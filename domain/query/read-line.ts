import { DIMENSIONS, MEASURE_IDS } from './catalog.ts'
import { type BanMatch, readBan, readLegends } from './line-bans.ts'
import { type LineContext, type LineMatch, readPeriod } from './line-dates.ts'
import {
  type CorrectedName,
  createLineDraft,
  type LineDraft,
  type UnknownWords,
} from './line-draft.ts'
import { readGameNumber } from './line-games.ts'
import { addImplied } from './line-implied.ts'
import {
  findName,
  fixedFirst,
  type FoundName,
  type NamedKind,
  type NamedThing,
  type NameIndex,
  nameToken,
} from './line-names.ts'
import { longestPhrase, splitLine } from './line-words.ts'
import type { QueryToken } from './token.ts'
import { ENGLISH, type QueryWords, vocabularyOf } from './words.ts'

export interface LineReading {
  readonly tokens: readonly QueryToken[]
  readonly unknown: readonly UnknownWords[]
  readonly corrected: readonly CorrectedName[]
  /** It doesn't say what is measured. */
  readonly lacksMeasure: boolean
}

/** What a part of the line does, and how many words it has. */
interface Step {
  readonly length: number
  readonly run: () => unknown
}

interface Reading {
  readonly line: LineContext
  readonly index: NameIndex
  readonly draft: LineDraft
}

type Reader = (reading: Reading, at: number) => Step | null

/** Of equally long readings the first one wins. */
const READERS: readonly Reader[] = [
  (reading, at) => match(reading, readPeriod(reading.line, at), at),
  (reading, at) => match(reading, readGameNumber(reading.line, at), at),
  bans,
  grouping,
  measure,
  dimension,
  names,
  flags,
]

/**
 * Reads a question to the archive. Words that mean nothing here are returned as unknown and never guessed; a name that is
 * spelled differently is returned as corrected. At each word the longest reading wins.
 */
export function readLine(
  typed: string,
  index: NameIndex,
  today: string,
  table: QueryWords = ENGLISH,
): LineReading {
  const words = splitLine(typed)
  const line = { words, table, today, vocabulary: vocabularyOf(table) }
  const draft = createLineDraft(typed, line)
  const reading = { line, index, draft }
  for (let at = 0; at < words.length;) {
    const readers = words[at]?.isQuoted ? [names] : READERS
    const steps = readers.flatMap((read) => read(reading, at) ?? [])
    const length = Math.max(0, ...steps.map((step) => step.length))
    const step = steps.find((it) => it.length === length)
    if (step) step.run()
    else draft.refuse(at, 1)
    at += step?.length ?? 1
  }
  addImplied(draft)
  const { tokens, unknown, corrected, has } = draft
  return { tokens, unknown, corrected, lacksMeasure: !has('measure') }
}

const lengthOf = ({ line }: Reading, at: number, phrases: readonly string[]) =>
  longestPhrase(line.words, at, phrases)

function match({ line, draft }: Reading, found: LineMatch | null, at: number): Step | null {
  if (!found) return null
  const { length, tokens } = found
  const isTaken = ({ kind }: QueryToken) =>
    draft.has(kind) ||
    (kind === 'since' && draft.has('days')) ||
    (kind === 'days' && draft.has('since'))
  return {
    length,
    run: () => {
      if (!tokens || tokens.some(isTaken)) draft.refuse(at, length)
      else for (const token of tokens) draft.add(token)
      const isGame = tokens?.some(({ kind }) => kind === 'game')
      draft.said.after ||= isGame === true && longestPhrase(line.words, at, line.table.after) > 0
    },
  }
}

function bans({ line, index, draft }: Reading, at: number): Step | null {
  const found = readBan(line, index, at)
  return found && { length: found.length, run: () => addBan(draft, found, at) }
}

function addBan(draft: LineDraft, { legends, means, isCorrected, length }: BanMatch, at: number) {
  const isAsked =
    means === 'asked' || (means === 'banned' && draft.said.howOften && !draft.has('measure'))
  if (isAsked) draft.addOrRefuse({ kind: 'measure', value: 'bans' }, at, length)
  const kind = isAsked ? 'legend' : means === 'open' ? 'open' : 'banned'
  for (const { value } of legends) draft.add({ kind, value })
  if (isCorrected) draft.noteCorrected(at, length, legends)
}

const measureAt = (reading: Reading, at: number) =>
  longestOf(MEASURE_IDS, (id) => lengthOf(reading, at, reading.line.table.measures[id]))

const dimensionAt = (reading: Reading, at: number) =>
  longestOf(DIMENSIONS, (id) => lengthOf(reading, at, reading.line.table.dimensions[id]))

function measure(reading: Reading, at: number): Step | null {
  const found = measureAt(reading, at)
  if (!found) return null
  const { id, length } = found
  return {
    length,
    run: () => reading.draft.addOrRefuse({ kind: 'measure', value: id }, at, length),
  }
}

function grouping(reading: Reading, at: number): Step | null {
  const { line, draft } = reading
  const by = lengthOf(reading, at, line.table.by)
  const found = by > 0 ? dimensionAt(reading, at + by) : dimensionAt(reading, at)
  const isAdverb = lengthOf(reading, at, line.table.adverbs) > 0
  if (found && (by > 0 || isAdverb)) {
    const length = by + found.length
    return { length, run: () => draft.addOrRefuse({ kind: 'by', value: found.id }, at, length) }
  }
  // In "comps by points", "by" says nothing.
  return by > 0 && measureAt(reading, at + by) ? { length: by, run: () => {} } : null
}

const NAMED: readonly NamedKind[] = ['team', 'player', 'legend', 'map', 'region', 'event', 'poi']

/** "team Saga" is one name, "legends" says what has rows. */
function dimension(reading: Reading, at: number): Step | null {
  const { line, index, draft } = reading
  const found = dimensionAt(reading, at)
  if (!found) return null
  const { id, length } = found
  const kind = NAMED.find((named) => named === id)
  const name = kind && findName(index, line, at + length, [kind])
  if (name && !name.isCorrected) {
    return { length: length + name.length, run: () => addName(draft, name, at, length) }
  }
  return {
    length,
    run: () => {
      const { noun, said } = draft
      if (id === 'team' && !said.best) {
        said.teams = true
        said.teamsThat ||= lengthOf(reading, at + length, line.table.that) > 0
      } else if (noun.id !== null && noun.id !== id) draft.refuse(at, length)
      else noun.id = id
    },
  }
}

function names({ line, index, draft }: Reading, at: number): Step | null {
  const list = readLegends(line, index, at)
  if (!list || list.legends.length < 2) {
    const found = findName(index, line, at)
    return found && { length: found.length, run: () => addName(draft, found, at, 0) }
  }
  const { length, legends, isCorrected } = list
  return {
    length,
    run: () => {
      if (isCorrected) draft.noteCorrected(at, length, legends)
      const between = line.words.slice(at, at + length)
      draft.said.versus ||= between.some(({ text }) => line.table.versus.includes(text))
      if (legends.length === 3 && draft.trio.list === null) draft.trio.list = list
      else for (const legend of legends) draft.add(nameToken(legend))
    },
  }
}

function addName(
  draft: LineDraft,
  { things, isCorrected, length }: FoundName,
  at: number,
  skipped: number,
) {
  const known = fixedFirst(onChosenMap(things, draft.valuesOf('map')))
  const [thing] = known
  if (!thing || known.length > 1) return draft.refuse(at, skipped + length, known)
  draft.add(nameToken(thing))
  if (isCorrected) draft.noteCorrected(at + skipped, length, [thing])
}

/** Several maps can have a POI of the same name. */
function onChosenMap(things: readonly NamedThing[], maps: readonly string[]) {
  const there = things.filter(
    ({ kind, value }) => kind !== 'poi' || maps.includes(value.split('/')[0] ?? ''),
  )
  return maps.length > 0 && there.length > 0 ? there : things
}

const FLAGS = ['howOften', 'play', 'best', 'most', 'who'] as const

function flags(reading: Reading, at: number): Step | null {
  const { line, draft } = reading
  const flag = longestOf(FLAGS, (name) => lengthOf(reading, at, line.table[name]))
  if (flag) return { length: flag.length, run: () => (draft.said[flag.id] = true) }
  const length = lengthOf(reading, at, [...line.table.what, ...line.table.filler])
  return length > 0 ? { length, run: () => {} } : null
}

function longestOf<Id extends string>(ids: readonly Id[], sizeOf: (id: Id) => number) {
  let best: { id: Id; length: number } | null = null
  for (const id of ids) {
    const length = sizeOf(id)
    if (length > (best?.length ?? 0)) best = { id, length }
  }
  return best
}
