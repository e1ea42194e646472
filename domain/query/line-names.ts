import { allLegends, otherSpellings } from '../catalog/legend.ts'
import { allMaps } from '../catalog/map.ts'
import { otherNames, poisOf } from '../catalog/poi.ts'
import { REGIONS } from '../archive/region.ts'
import { foldName, type LineWord } from './line-words.ts'
import type { QueryToken } from './token.ts'

/** What the archive has names for, besides legends, maps and POIs. */
export interface ArchiveNames {
  readonly teams: readonly string[]
  readonly players: readonly string[]
  readonly events: readonly string[]
}

export type NamedKind = 'legend' | 'map' | 'region' | 'poi' | 'team' | 'event' | 'kind' | 'player'

export interface NamedThing {
  readonly kind: NamedKind
  readonly value: string
  readonly label: string
}

/** One meaning, several that can't be told apart, or one that is spelled differently. */
export interface FoundName {
  readonly length: number
  readonly things: readonly NamedThing[]
  readonly isCorrected: boolean
}

/** Names of more words aren't looked for. */
const MAX_WORDS = 5
/** Shorter beginnings and spelling mistakes could mean too much. */
const MIN_PREFIX = 4
const MIN_MISTAKE = 5
const MIN_TWO_MISTAKES = 9

export interface NameIndex {
  readonly exact: ReadonlyMap<string, readonly NamedThing[]>
  /** Names that are also found by their beginning or with a spelling mistake. */
  readonly near: readonly (readonly [string, NamedThing])[]
  readonly things: readonly NamedThing[]
}

const KINDS = [
  ['official', 'Official', 'official games', 'official matches'],
  ['scrim', 'Scrims', 'scrim games', 'practice games'],
] as const

/** Everything that can be named in a line. Build it once for many lines. */
export function indexNames({ teams, players, events }: ArchiveNames): NameIndex {
  const entries: [string, NamedThing][] = []
  const add = (thing: NamedThing, names: readonly string[]) => {
    for (const key of new Set(names.map(foldName))) if (key !== '') entries.push([key, thing])
  }
  for (const { key, label, short } of allLegends()) {
    add({ kind: 'legend', value: key, label }, [key, label, short, ...otherSpellings(key)])
  }
  for (const { id, name, spellings } of allMaps()) {
    const spelled = spellings.filter((text) => !text.startsWith('mp_'))
    add({ kind: 'map', value: id, label: name }, [id, name, ...spelled])
  }
  for (const region of REGIONS) add({ kind: 'region', value: region, label: region }, [region])
  for (const [value, label, ...names] of KINDS)
    add({ kind: 'kind', value, label }, [value, label, ...names])
  for (const { id, name } of allMaps()) {
    for (const poi of poisOf(id)) {
      const thing = {
        kind: 'poi',
        value: `${id}/${poi.id}`,
        label: `${poi.name}, ${name}`,
      } as const
      add(thing, [poi.name, ...otherNames(id, poi)])
    }
  }
  for (const name of teams) add({ kind: 'team', value: name, label: name }, [name])
  for (const name of events) add({ kind: 'event', value: name, label: name }, [name])
  // There are thousands of players, so any word would be similar to one.
  const near = [...entries]
  for (const name of players) add({ kind: 'player', value: name, label: name }, [name])
  const exact = new Map(
    [...Map.groupBy(entries, ([key]) => key)].map(([key, found]) => [
      key,
      found.map(([, it]) => it),
    ]),
  )
  return { exact, near, things: [...new Set(entries.map(([, thing]) => thing))] }
}

interface LineText {
  readonly words: readonly LineWord[]
  readonly vocabulary: ReadonlySet<string>
}

/** The name that begins at a word, the longest first. */
export function findName(
  index: NameIndex,
  line: LineText,
  at: number,
  kinds?: readonly NamedKind[],
): FoundName | null {
  const { words } = line
  const isWanted = ({ kind }: NamedThing) => kinds === undefined || kinds.includes(kind)
  const most = words[at]?.isQuoted ? 1 : Math.min(MAX_WORDS, words.length - at)
  for (let length = most; length > 0; length -= 1) {
    const parts = words.slice(at, at + length)
    if (parts.some(({ text }) => /^[,/?]$/.test(text))) continue
    // Teams and players are called "what?" and "2": such names need quotes, or the word for what they are.
    const isOrdinary = parts.every((word) => !word.isQuoted && line.vocabulary.has(word.text))
    if (kinds === undefined && isOrdinary) continue
    const text = parts.map((word) => word.text).join(' ')
    const isShort =
      kinds === undefined && !parts[0]?.isQuoted && /^.{0,2}$|^\d+$/.test(foldName(text))
    const things = [text, text.replace(/'s$/, '')].flatMap(
      (spelled) =>
        index.exact
          .get(foldName(spelled))
          ?.filter((thing) => isWanted(thing) && !(isShort && OWN.includes(thing.kind))) ?? [],
    )
    if (things.length > 0) return { length, things: [...new Set(things)], isCorrected: false }
  }
  return findSimilar(index, line, at, isWanted)
}

function findSimilar(
  { near }: NameIndex,
  { words, vocabulary }: LineText,
  at: number,
  isWanted: (thing: NamedThing) => boolean,
): FoundName | null {
  const { text: first = '' } = words[at] ?? {}
  if (vocabulary.has(first)) return null
  const typed = foldName(first)
  const found = (matches: (key: string) => boolean) => [
    ...new Set(near.filter(([key, thing]) => isWanted(thing) && matches(key)).map(([, it]) => it)),
  ]
  if (typed.length < MIN_PREFIX) return null
  const things = found((key) => key.startsWith(typed))
  if (things.length > 0) return { length: 1, things, isCorrected: true }
  if (typed.length < MIN_MISTAKE) return null
  const most = typed.length < MIN_TWO_MISTAKES ? 1 : 2
  for (const length of [1, 2]) {
    const text = foldName(
      words
        .slice(at, at + length)
        .map((word) => word.text)
        .join(' '),
    )
    const similar = found((key) => key.length >= MIN_MISTAKE && isSimilar(text, key, most))
    if (similar.length > 0 && at + length <= words.length) {
      return { length, things: similar, isCorrected: true }
    }
  }
  return null
}

/** Whether one becomes the other with so many letters changed, added, left out or swapped. */
function isSimilar(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most || a[0] !== b[0]) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          changed,
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return (row[b.length] ?? Infinity) <= most
}

/** Names that people gave themselves. */
const OWN: readonly NamedKind[] = ['team', 'player', 'event']

/** Legends, maps, regions, kinds of games and POIs are the same in every archive, so their exact names come first. */
const FIXED: readonly NamedKind[] = ['legend', 'map', 'region', 'kind', 'poi']

export function fixedFirst(things: readonly NamedThing[]): readonly NamedThing[] {
  const fixed = things.filter(({ kind }) => FIXED.includes(kind))
  return fixed.length > 0 ? fixed : things
}

export const nameToken = ({ kind, value }: NamedThing): QueryToken => ({ kind, value })
