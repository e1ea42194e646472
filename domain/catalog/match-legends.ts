import { type Legend, legendKey, otherSpellings } from './legend.ts'

/**
 * Legends whose full or short name or other spelling starts with the typed text, or one word of the name does. A name typed in full is the only
 * match, even if a longer name starts with it.
 */
export function matchLegends(typed: string, legends: readonly Legend[]): Legend[] {
  const text = legendKey(typed)
  if (text === '') return []
  const exact = legends.filter((legend) => namesOf(legend).includes(text))
  return exact.length > 0
    ? exact
    : legends.filter((legend) => namesOf(legend).some((name) => name.startsWith(text)))
}

const namesOf = ({ key, label, short }: Legend) => [
  ...[key, short, ...label.split(' ').slice(1)].map(legendKey),
  ...otherSpellings(key),
]
