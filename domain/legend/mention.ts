import { allLegends, foldLegend, type Legend } from './legend.ts'

/** `@Wattson`, `@mad maggie` or `@MadMaggie`: one word, or two that belong together. */
const MENTION = /@(\p{Letter}+)(?:([ _])(\p{Letter}+))?/gu
const AT_END = /@(\p{Letter}*(?: \p{Letter}+)?)$/u

/** A text with the legends it mentions, in order. A word that is no legend stays text. */
export function splitMentions(text: string): (string | Legend)[] {
  const parts: (string | Legend)[] = []
  let end = 0
  for (const match of text.matchAll(MENTION)) {
    const [whole, first = '', space = '', second = ''] = match
    const both = second === '' ? undefined : findMentioned(first + second)
    const legend = both ?? findMentioned(first)
    if (legend) {
      if (match.index > end) parts.push(text.slice(end, match.index))
      parts.push(legend)
      end = match.index + whole.length - (both ? 0 : space.length + second.length)
    }
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

interface Suggestion {
  /** Where the mention begins. */
  readonly from: number
  readonly legends: readonly Legend[]
}

/** The legends whose mention the text before the caret begins; null if it begins none. */
export function suggestMentions(before: string, count: number): Suggestion | null {
  const match = AT_END.exec(before)
  if (!match) return null
  const typed = foldLegend(match[1] ?? '')
  const legends = allLegends().filter(
    ({ key, short }) => key.startsWith(typed) || foldLegend(short).startsWith(typed),
  )
  return legends.length === 0 ? null : { from: match.index, legends: legends.slice(0, count) }
}

function findMentioned(word: string): Legend | undefined {
  const key = foldLegend(word)
  return allLegends().find((legend) => legend.key === key || foldLegend(legend.short) === key)
}
