/** Plain letters with hyphens: `Mirage à Trois` becomes `mirage-a-trois`. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'location'

/** A short id for a new location that is unique on its map. */
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
  /** Earlier texts. */
  readonly earlier: readonly string[]
}

interface SentNote {
  readonly location: string
  readonly text: string
  /** The version that was edited; null if the client doesn't send one. */
  readonly version: number | null
}

/**
 * Decides which notes to write and which conflict with another user's change. A client that sends a whole map without
 * versions also sends notes that others may have changed meanwhile. If any of its texts is new, a text that equals an
 * earlier version of the note is taken for such an old copy and ignored.
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
