/** Words joined by hyphens, in plain letters: `Mirage à Trois` is `mirage-a-trois`. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'location'

/** The short id of a new location, which no other of its map has. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}

interface StoredNote {
  readonly text: string
  readonly version: number
  /** What it said before. */
  readonly earlier: readonly string[]
}

interface SentNote {
  readonly location: string
  readonly text: string
  /** The version that was edited; null where the sender does not say. */
  readonly version: number | null
}

/**
 * What is to be written when somebody sends notes of a map, and where somebody else was faster.
 * Who sends a whole map without versions sends notes along that others may have changed meanwhile:
 * beside a new text, a text that the note had before is such a copy and is left alone.
 */
export function mergeNotes(
  stored: ReadonlyMap<string, StoredNote>,
  sent: readonly SentNote[],
): { changes: SentNote[]; conflicts: SentNote[] } {
  const differing = sent.filter(({ location, text }) => stored.get(location)?.text !== text)
  const conflicts = differing.filter(
    ({ location, version }) => version !== null && version !== stored.get(location)?.version,
  )
  const edited = differing.filter(
    ({ location, text, version }) =>
      version !== null || !stored.get(location)?.earlier.includes(text),
  )
  return { changes: edited.length > 0 ? edited : differing, conflicts }
}
