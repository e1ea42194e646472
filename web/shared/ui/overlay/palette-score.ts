import { toSearchText } from '../../page/search-text.ts'

/** How well an entry matches a search; 0 means no match. Every search word must be found. */
export function paletteScore(search: string, label: string, keywords: readonly string[]): number {
  const words = toSearchText(search).split(' ').filter(Boolean)
  const title = toSearchText(label)
  const others = toSearchText(keywords.join(' '))
  if (!words.every((word) => title.includes(word) || others.includes(word))) return 0
  const [first = ''] = words
  if (title.startsWith(first)) return 1
  if (title.includes(` ${first}`)) return 0.8
  return title.includes(first) ? 0.6 : 0.4
}

interface Group {
  readonly items: readonly { readonly label: string; readonly keywords?: readonly string[] }[]
}

/** The group with the best match first: the palette's library only sorts entries within a group. */
export function sortGroups<T extends Group>(search: string, groups: readonly T[]): readonly T[] {
  const best = ({ items }: Group) =>
    Math.max(...items.map(({ label, keywords = [] }) => paletteScore(search, label, keywords)))
  return groups
    .map((group) => ({ group, score: best(group) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ group }) => group)
}
