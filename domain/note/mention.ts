import { allLegends, foldLegend, type Legend } from '../catalog/legend.ts'

/** `@Wattson`, `@mad maggie` or `@MadMaggie`: one word, or two that belong together. */
const MENTION = /@(\p{Letter}+)(?:([ _])(\p{Letter}+))?/uy
/** What is being typed after the last @ of a line. In a mail address it is no mention. */
const AT_END = /(?<![\p{Letter}\p{Number}])@([^@\n]*)$/u
const LEGEND_WORDS = /^\p{Letter}*(?: \p{Letter}+)?$/u
const IN_WORD = /[\p{Letter}\p{Number}]/u

interface MentionedPerson {
  /** As in the list of names. */
  readonly person: string
}

export type Mentioned = Legend | MentionedPerson

interface Found {
  readonly mentioned: Mentioned
  readonly length: number
}

/** A text with what it mentions, in order. A word that names neither a legend nor one of these people stays text. */
export function splitMentions(
  text: string,
  people: readonly string[] = [],
): (string | Mentioned)[] {
  const names = new Map(people.map((name) => [name.toLowerCase(), name]))
  const lengths = [...new Set(people.map((name) => name.length))].toSorted((a, b) => b - a)
  const parts: (string | Mentioned)[] = []
  let end = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const legend = findLegendAt(text, at)
    const person = findPersonAt(text, at, names, lengths)
    const found = person && person.length > (legend?.length ?? 0) ? person : legend
    if (found) {
      if (at > end) parts.push(text.slice(end, at))
      parts.push(found.mentioned)
      end = at + found.length
    }
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

interface Suggestion {
  /** Where the mention begins. */
  readonly from: number
  readonly choices: readonly Mentioned[]
}

/**
 * What the text before the caret begins to mention, at most this many legends and people; null if it begins nothing, or if it
 * already has the whole name of the only choice.
 */
export function suggestMentions(
  before: string,
  count: number,
  people: readonly string[] = [],
): Suggestion | null {
  const match = AT_END.exec(before)
  if (!match) return null
  const [, typed = ''] = match
  const choices = [...legendsFrom(typed).slice(0, count), ...peopleFrom(typed, people, count)]
  const [only] = choices
  const isWhole = choices.length === 1 && only && mentionName(only) === typed
  return choices.length === 0 || isWhole ? null : { from: match.index, choices }
}

/** As it is written after the @. */
export const mentionName = (mentioned: Mentioned): string =>
  'person' in mentioned ? mentioned.person : mentioned.label

function legendsFrom(typed: string): Legend[] {
  if (!LEGEND_WORDS.test(typed)) return []
  const key = foldLegend(typed)
  return allLegends().filter(
    (legend) => legend.key.startsWith(key) || foldLegend(legend.short).startsWith(key),
  )
}

function peopleFrom(typed: string, people: readonly string[], count: number): MentionedPerson[] {
  const beginning = typed.toLowerCase()
  return people
    .filter((name) => name.toLowerCase().startsWith(beginning))
    .slice(0, count)
    .map((person) => ({ person }))
}

function findLegendAt(text: string, at: number): Found | null {
  MENTION.lastIndex = at
  const [whole = '', first = '', space = '', second = ''] = MENTION.exec(text) ?? []
  const both = second === '' ? undefined : findMentioned(first + second)
  const legend = both ?? findMentioned(first)
  if (!legend) return null
  return { mentioned: legend, length: whole.length - (both ? 0 : space.length + second.length) }
}

/** The longest name that ends where a word ends. */
function findPersonAt(
  text: string,
  at: number,
  names: ReadonlyMap<string, string>,
  lengths: readonly number[],
): Found | null {
  if (IN_WORD.test(text.charAt(at - 1))) return null
  for (const length of lengths) {
    const end = at + 1 + length
    const person = names.get(text.slice(at + 1, end).toLowerCase())
    if (end <= text.length && person !== undefined && !IN_WORD.test(text.charAt(end))) {
      return { mentioned: { person }, length: length + 1 }
    }
  }
  return null
}

function findMentioned(word: string): Legend | undefined {
  const key = foldLegend(word)
  return allLegends().find((legend) => legend.key === key || foldLegend(legend.short) === key)
}
